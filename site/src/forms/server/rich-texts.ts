import { markupLimits } from '../../content/markup-budget.ts';
import { visitorHtml } from '../../content/visitor-html.ts';
import type { FieldValue } from '../fields/shared/field-value.ts';
import type { FormDefinition } from '../model/form-definition.ts';

/**
 * The values with the HTML of formatted texts sanitized; a text without a character counts as none. All texts of a form
 * together have as many tags as one, so that no form holds up the others.
 */
export function withCleanTexts({ fields }: FormDefinition, values: readonly FieldValue[]): FieldValue[] {
  const rich = new Set(fields.filter((field) => 'isRich' in field).map(({ id }) => id));
  let tags: number = markupLimits.visitorTags;
  return values.map((value) => {
    if (!rich.has(value.id) || !('value' in value)) return value;
    const html = visitorHtml(value.value, tags);
    tags = Math.max(0, tags - (value.value.split('<').length - 1));
    return { ...value, value: /[^\s\u00a0]/.test(html.replace(/<[^<>]*>/g, '')) ? html : '' };
  });
}
