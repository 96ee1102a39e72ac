import { type Form, pageNumbers } from '../definition/form.ts';
import { comparedValues } from './compared-values.ts';
import { isShown } from './conditions.ts';
import type { PostedValues } from './posted-values.ts';

/** IDs of fields hidden by rules: their own, their section's, or their page's. */
export function hiddenFields(form: Form, posted: PostedValues): ReadonlySet<number> {
  const compared = comparedValues(form, posted);
  const pages = pageNumbers(form);
  const hiddenPages = new Set(
    form.fields
      .filter((field) => field.type === 'PAGE' && !isShown(field.conditionalLogic, compared))
      .map(({ id }) => pages.get(id)),
  );
  let isSectionHidden = false;
  const hidden = form.fields.filter((field) => {
    if (field.type === 'PAGE') isSectionHidden = false;
    const isOwnHidden = !isShown(field.conditionalLogic, compared);
    if (field.type === 'SECTION') isSectionHidden = isOwnHidden;
    return isOwnHidden || isSectionHidden || hiddenPages.has(pages.get(field.id));
  });
  return new Set(hidden.map(({ id }) => id));
}

/** The next page from `page` on that is not hidden; undefined after the last one. */
export function nextShownPage(form: Form, posted: PostedValues, page: number): number | undefined {
  const compared = comparedValues(form, posted);
  const pages = pageNumbers(form);
  const shown = form.fields.filter((field) => field.type === 'PAGE' && isShown(field.conditionalLogic, compared));
  return page <= 1 ? 1 : shown.map(({ id }) => pages.get(id) ?? 1).find((number) => number >= page);
}
