import type { ResultOf } from '../../../cms-client/graphql.ts';
import type { FieldNode } from '../../fields/definitions.ts';
import { readFieldParts } from '../../fields/reading/read-base.ts';
import type { FormPage } from '../../model/form-definition.ts';
import type { GetForm } from '../form.query.ts';
import { readButton, readPageButtons } from './button.fragment.ts';

type Pagination = NonNullable<ResultOf<typeof GetForm>['gfForm']>['pagination'];

/**
 * The pages between the form's page breaks. A break holds the buttons at the end of the page before it;
 * the last page's previous button belongs to the form.
 */
export function readPages(nodes: readonly FieldNode[], pagination: Pagination): FormPage[] {
  const breaks = nodes.filter((node) => node.__typename === 'PageField');
  return [undefined, ...breaks].map((opening, at) => {
    const closing = breaks[at];
    const buttons = closing && readPageButtons(closing);
    const field = opening && readFieldParts(opening);
    const previous = buttons?.previous ?? readButton(pagination?.lastPageButton, 'Previous');
    return {
      number: at + 1,
      name: pagination?.pageNames?.[at] || null,
      fieldId: field?.id ?? null,
      conditionalLogic: field?.conditionalLogic ?? null,
      previousButton: at === 0 ? null : previous,
      nextButton: buttons?.next ?? null,
    };
  });
}
