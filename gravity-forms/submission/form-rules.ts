import { errorMessage, isRequired } from '../definition/field-settings.ts';
import { type Form, pageNumbers } from '../definition/form.ts';
import type { StoredValues } from '../fields/field-kind.ts';
import type { FormField } from '../fields/field-kinds.ts';
import { kindOf } from '../fields/field-kinds.ts';
import { severalIn } from '../fields/select.ts';
import { withComputedValues } from '../rules/computed-values.ts';
import type { PostedValues } from '../rules/posted-values.ts';
import type { OrderRole, RuleField } from '../rules/rule-field.ts';
import { type FieldVisibility, postedVisibility } from '../rules/visibility.ts';

/** The fields of a form as the rules see them. */
export function ruleFields(form: Form): RuleField[] {
  const pages = pageNumbers(form);
  return form.fields.map((field) => {
    const order = roleOf(field);
    return {
      id: field.id,
      isRequired: isRequired(field),
      visibility: field.visibility ?? 'VISIBLE',
      conditionalLogic: field.conditionalLogic ?? null,
      errorMessage: errorMessage(field) ?? null,
      pageNumber: pages.get(field.id) ?? 1,
      prefill: 'canPrepopulate' in field && field.canPrepopulate ? '' : null,
      ...(order && { order }),
      ...kindOf(field).rule(field),
    };
  });
}

/** What the form's rules show, on all posted values. */
export function visibilityOf(form: Form, posted: PostedValues): FieldVisibility {
  return postedVisibility(ruleFields(form), posted);
}

/** The same on stored values: numbers have a dot whatever the field's format, and several choices are one text. */
export function storedVisibility(form: Form, values: StoredValues): FieldVisibility {
  const several = new Set(form.fields.filter(({ type }) => type === 'MULTISELECT').map(({ id }) => String(id)));
  const stored: PostedValues = new Map(
    Object.entries(values).map(([id, text]) => [id, several.has(id) ? severalIn(text) : text]),
  );
  const dotted = ruleFields(form).map((field) =>
    field.type === 'NUMBER' ? ({ ...field, format: 'DECIMAL_DOT' } as const) : field,
  );
  return postedVisibility(dotted, stored);
}

/** The posted values with calculations and totals as Gravity Forms computes them when it saves. */
export function computedValues(form: Form, posted: PostedValues): PostedValues {
  return withComputedValues(ruleFields(form), posted, postedVisibility);
}

/** The next page from `page` on that is not hidden; undefined after the last one. */
export function nextShownPage(form: Form, posted: PostedValues, page: number): number | undefined {
  const { visible } = visibilityOf(form, posted);
  const pages = ruleFields(form).filter(({ id, type }) => type === 'PAGE' && visible.has(id));
  return page <= 1 ? 1 : pages.map(({ pageNumber }) => pageNumber).find((number) => number >= page);
}

function roleOf(field: FormField): OrderRole | undefined {
  const product = 'productField' in field ? field.productField : 0;
  switch (field.type.split('_')[0]) {
    case 'PRODUCT':
      return { part: 'product' };
    case 'OPTION':
      return { part: 'option', product };
    case 'QUANTITY':
      return { part: 'quantity', product };
    case 'SHIPPING':
      return { part: 'shipping' };
    default:
      return undefined;
  }
}
