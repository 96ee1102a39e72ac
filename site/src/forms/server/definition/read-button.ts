import { readConditionalLogic } from '../../fields/reading/conditional-logic.fragment.ts';
import type { ButtonAnswer } from '../../fields/reading/read-base.ts';
import type { FormButton } from '../../model/form-definition.ts';

export function readButton(button: ButtonAnswer | null | undefined, fallback: string): FormButton {
  return {
    text: button?.text || fallback,
    conditionalLogic: readConditionalLogic(button?.conditionalLogic),
  };
}
