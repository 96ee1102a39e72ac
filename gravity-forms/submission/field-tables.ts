import { formatAmount } from '@headwater/contract/forms/amounts.ts';
import { escapeHtml } from '@headwater/contract/text/entities.ts';
import { entryColumns } from '../entries/entry-columns.ts';
import { fileFacts } from '../entries/file-url.ts';
import type { FormField } from '../fields/field-kinds.ts';
import { currency } from '../fields/priced-choices.ts';
import { orderTotal } from '../rules/order-total.ts';
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
 * editors; `value`: choices by their values; `empty`: with unanswered fields. `{pricing_fields}`: those of an order.
 */
export function fieldTables(source: MergeSource): FieldTable {
  const { values, cleanHtml } = source;
  return (name, options) => {
    const form = options.includes('value') ? byValue(source.form) : source.form;
    const fields = form.fields.filter(
      (field) =>
        !(options.includes('nohidden') && isUnseen(field)) &&
        !(options.includes('noadmin') && field.visibility === 'ADMINISTRATIVE') &&
        (name === 'all_fields' || isPriced(field)),
    );
    const rows = entryColumns({ ...form, fields }).flatMap(({ label, text, html, files, pictureTexts }) => {
      const lines = [...files(values).map(fileLink), ...pictureTexts(values).map((line) => escapeLines(line))];
      const formatted = cleanHtml && html(values, cleanHtml);
      const answer = lines.length > 0 ? lines.join('<br />') : escapeLines(text(values), formatted);
      return answer || options.includes('empty') ? [row(label, answer)] : [];
    });
    const hasTotal = name === 'all_fields' || fields.some(({ type }) => type === 'TOTAL');
    return `<table cellpadding="4">\n${[...rows, ...(hasTotal ? [] : [row('Total', total(source))])].join('\n')}\n</table>`;
  };
}

function total({ form, values }: MergeSource): string {
  const { visible } = storedVisibility(form, values);
  return escapeHtml(formatAmount(orderTotal(ruleFields(form), visible, new Map(Object.entries(values))), currency));
}
