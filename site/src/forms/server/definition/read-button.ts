import { decodeEntities } from '@headwater/contract/text/entities.ts';
import { mediaPath } from '../../../content/image-url.ts';
import { readConditionalLogic } from '../../fields/reading/conditional-logic.fragment.ts';
import type { ButtonNode } from '../../fields/reading/read-base.ts';
import type { FormButton } from '../../model/form-definition.ts';

/** A picture that is not in the media library is left out, because pages load nothing from other origins. */
export function readButton(button: ButtonNode | null | undefined, fallback: string): FormButton {
  const picture = button?.type === 'IMAGE' ? mediaPath(button.imageUrl) : undefined;
  return {
    text: decodeEntities(button?.text ?? '') || fallback,
    ...(picture && { picture }),
    conditionalLogic: readConditionalLogic(button?.conditionalLogic),
  };
}
