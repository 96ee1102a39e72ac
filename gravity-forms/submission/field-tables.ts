import { formatAmount } from '@headwater/contract/forms/amounts.ts';
import { escapeHtml } from '@headwater/contract/text/entities.ts';
import { entryColumns } from '../entries/entry-columns.ts';
import { fileFacts } from '../entries/file-url.ts';
import { type FormField, kindOf } from '../fields/field-kinds.ts';
import { currency } from '../fields/priced-choices.ts';
import { plainText } from '../plain-text.ts';
import { orderOf } from '../rules/order-total.ts';
import type { RuleField } from '../rules/rule-field.ts';
import { ruleFields, storedVisibility } from './form-rules.ts';
import { byValue, type FieldTable, type MergeSource } from './merge-tags.ts';

/** Fields that visitors never see, such as `gclid`, are for the company only. */
function isUnseen(field: FormField): boolean {
  return field.type === 'HIDDEN' || field.visibility === 'HIDDEN';
}

function isPriced({ type }: FormField): boolean {
  return /^(?:PRODUCT|OPTION|QUANTITY|SHIPPING|TOTAL)/.test(type);
}

/** A file by its name: its URL is long, and says nothing to people. */
function fileLink(url: string): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(fileFacts(url).name)}</a>`;
}

/** @param html what is shown in place of the text */
export function escapeLines(text: string, html?: string): string {
  return html ?? escapeHtml(text).replace(/\r?\n/g, '<br />');
}

function row(label: string, answer: string): string {
  return `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${answer}</td></tr>`;
}

/**
 * `{all_fields}`: a table of the answers. `nohidden`: only of those that the visitor saw; `noadmin`: without fields for
 * editors; `value`: choices by their values; `empty`: with unanswered fields. Sections with answers are headings, and the
 * order is at the end; `{pricing_fields}` is the order alone.
 */
export function fieldTables(source: MergeSource): FieldTable {
  const { values, cleanHtml } = source;
  return (name, options) => {
    const form = options.includes('value') ? byValue(source.form) : source.form;
    const fields = form.fields.filter(
      (field) =>
        !(options.includes('nohidden') && isUnseen(field)) &&
        !(options.includes('noadmin') && field.visibility === 'ADMINISTRATIVE') &&
        !isPriced(field),
    );
    const answers = new Map(
      entryColumns({ ...form, fields }).map(({ fieldId, label, text, html, files, pictureTexts }) => {
        const lines = [...files(values).map(fileLink), ...pictureTexts(values).map((line) => escapeLines(line))];
        const formatted = cleanHtml && html(values, cleanHtml);
        const answer = lines.length > 0 ? lines.join('<br />') : escapeLines(text(values), formatted);
        return [fieldId, answer || options.includes('empty') ? [row(label, answer)] : []];
      }),
    );
    const headings = filledSections(source, options.includes('empty'));
    const rows = fields.flatMap((field) => (headings.has(field) ? [heading(field)] : (answers.get(field.id) ?? [])));
    const order = orderTable({ ...source, form });
    const shown = [...(name === 'all_fields' ? rows : []), ...(order ? [row('Order', order)] : [])];
    return `<table cellpadding="4">\n${shown.join('\n')}\n</table>`;
  };
}

function heading({ label = '' }: FormField): string {
  return `<tr><th align="left" colspan="2">${escapeHtml(plainText(label))}</th></tr>`;
}

/** The sections that visitors saw, and that have an answer. */
function filledSections({ form, values }: MergeSource, isEmptyShown: boolean): Set<FormField> {
  const { visible } = storedVisibility(form, values);
  const answered = new Set(Object.keys(values).map((input) => Math.trunc(Number(input))));
  const found = new Set<FormField>();
  let section: FormField | undefined;
  for (const field of form.fields) {
    if (field.type === 'SECTION' || field.type === 'PAGE') section = field.type === 'SECTION' ? field : undefined;
    if (section && visible.has(section.id) && (isEmptyShown || answered.has(field.id))) found.add(section);
  }
  return found;
}

/** The products with their options, as a table, or as lines of a plain text; undefined when nothing is ordered. */
function orderTable({ form, values, cleanHtml }: MergeSource): string | undefined {
  const { visible } = storedVisibility(form, values);
  const { lines, shipping, subtotal, total } = orderOf(ruleFields(form), visible, new Map(Object.entries(values)));
  if (lines.length === 0) return undefined;
  const money = (amount: number) => escapeHtml(formatAmount(amount, currency));
  const fieldOf = ({ id }: RuleField) => form.fields.find((field) => field.id === id);
  const labelOf = (rule: RuleField) => plainText(fieldOf(rule)?.label ?? '');
  const chosen = (rule: RuleField) => {
    const field = fieldOf(rule);
    const own = Object.entries(values).filter(([input]) => Math.trunc(Number(input)) === rule.id);
    return own.map(([input, text]) => (field && kindOf(field).show?.(field, { [input]: text })) ?? text);
  };
  const nameOf = (field: RuleField) =>
    field.type === 'PRODUCT'
      ? (values[`${field.id}.1`] ?? '')
      : field.type === 'PRICE'
        ? labelOf(field)
        : chosen(field).join(', ');
  const items = lines.map(({ product, options, quantity, price }) => ({
    names: [
      nameOf(product),
      ...options.flatMap((option) => chosen(option).map((text) => `${labelOf(option)}: ${text}`)),
    ],
    amounts: [String(quantity), money(price), money(quantity * price)],
  }));
  const way = shipping && shipping.field.type !== 'SHIPPING' ? ` (${chosen(shipping.field).join(', ')})` : '';
  const sums: [string, string][] = [
    ['Sub Total', money(subtotal)],
    ...(shipping ? [[`${labelOf(shipping.field)}${way}`, money(shipping.price)] as [string, string]] : []),
    ['Total', money(total)],
  ];
  if (!cleanHtml) {
    const texts = items.map(({ names: [name = '', ...options], amounts: [quantity, price, sum] }) => {
      const chosenOptions = options.length > 0 ? ` (${options.join(', ')})` : '';
      return `${escapeHtml(`${name}${chosenOptions}`)}, ${quantity} × ${price} = ${sum}`;
    });
    return [...texts, ...sums.map(([label, sum]) => `${escapeHtml(label)}: ${sum}`)].join('<br />');
  }
  const cells = (tag: 'th' | 'td', texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<${tag} align="left" valign="top">${text}</${tag}>`).join('')}</tr>`;
  return `<table cellpadding="4">${[
    cells('th', ['Product', 'Qty', 'Unit Price', 'Price']),
    ...items.map(({ names, amounts }) => cells('td', [names.map(escapeHtml).join('<br />'), ...amounts])),
    ...sums.map(
      ([label, sum]) => `<tr><th align="left" colspan="3">${escapeHtml(label)}</th><td align="left">${sum}</td></tr>`,
    ),
  ].join('')}</table>`;
}
