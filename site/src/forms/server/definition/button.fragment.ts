import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import { ConditionalLogicParts, readConditionalLogic } from '../../fields/reading/conditional-logic.fragment.ts';
import type { FormButton } from '../../model/form-definition.ts';

/** The next and previous buttons of a page break. */
export const PageFieldParts = graphql(
  `
    fragment PageFieldParts on PageField {
      nextButton {
        text
        conditionalLogic {
          ...ConditionalLogicParts
        }
      }
      previousButton {
        text
        conditionalLogic {
          ...ConditionalLogicParts
        }
      }
    }
  `,
  [ConditionalLogicParts],
);

interface ButtonAnswer {
  text: string | null;
  conditionalLogic?: FragmentOf<typeof ConditionalLogicParts> | null;
}

export function readButton(button: ButtonAnswer | null | undefined, fallback: string): FormButton {
  return {
    text: button?.text || fallback,
    conditionalLogic: readConditionalLogic(button?.conditionalLogic),
  };
}

/** The buttons that a page break shows at the end of the page before it. */
export function readPageButtons(node: FragmentOf<typeof PageFieldParts>) {
  const parts = readFragment(PageFieldParts, node);
  return { next: readButton(parts.nextButton, 'Next'), previous: readButton(parts.previousButton, 'Previous') };
}
