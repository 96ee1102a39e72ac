import * as texts from '@headwater/brand/texts.ts';
import type { ResultOf } from '../../../cms-client/graphql.ts';
import type { FieldNode } from '../../fields/reading/field.fragment.ts';
import { readPageBreak } from '../../fields/reading/read-base.ts';
import type { FormPage } from '../../model/form-definition.ts';
import type { GetForm } from '../form.query.ts';
import { readButton } from './read-button.ts';

type Pagination = NonNullable<ResultOf<typeof GetForm>['gfForm']>['pagination'];

/**
 * The pages between the form's page breaks. A break has the buttons at the end of the previous page; the last page's
 * Previous button is a setting of the form.
 */
export function readPages(nodes: readonly FieldNode[], pagination: Pagination): FormPage[] {
  const breaks = nodes.filter(({ __typename }) => __typename === 'PageField').map(readPageBreak);
  return [undefined, ...breaks].map((opening, index) => {
    const closing = breaks[index];
    const previous = closing ? closing.previousButton : pagination?.lastPageButton;
    return {
      number: index + 1,
      name: pagination?.pageNames?.[index] || null,
      fieldId: opening?.id ?? null,
      conditionalLogic: opening?.conditionalLogic ?? null,
      previousButton: index === 0 ? null : readButton(previous, texts.previousButton),
      nextButton: closing ? readButton(closing.nextButton, texts.nextButton) : null,
    };
  });
}
