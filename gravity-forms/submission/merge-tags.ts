import type { Form } from '../definition/form.ts';
import { entryColumns } from '../entries/entry-columns.ts';
import type { StoredValues } from '../fields/field-kind.ts';
import { kindOf } from '../fields/field-kinds.ts';
import type { CleanHtml } from '../fields/rich-text.ts';

/** What merge tags can refer to. */
export interface MergeSource {
  form: Form;
  values: StoredValues;
  entryId: number;
  /** ISO 8601, UTC. */
  dateCreated: string;
  sourceUrl: string | null;
  ip: string | null;
  userAgent: string | null;
  adminEmail: string;
  /** Cleans the HTML of paragraphs with a rich text editor once more. Undefined: they are shown as text. */
  cleanHtml?: CleanHtml | undefined;
}

const tag =
  /\{(?:[^{}:]*:(?<input>\d+(?:\.\d+)?)(?::(?<modifier>[^{}]*))?|(?<name>[a-z_]+)(?::(?<options>[a-z_,]*))?)\}/gi;

/**
 * Replaces merge tags such as `{Name:1.3}` and `{form_title}`. An unknown tag is unchanged,
 * so that editors notice it.
 * @param safe escapes a value for its context; visitors typed it. `html` is the value of a paragraph with a rich text
 *   editor, cleaned: where HTML is expected, it takes the place of the text.
 * @param allFields renders `{all_fields}`, already escaped, with options such as `nohidden`.
 */
export function mergeTags(
  template: string,
  source: MergeSource,
  safe: (text: string, html?: string) => string,
  allFields: (options: readonly string[]) => string = () => '',
): string {
  return template.replace(tag, (whole, ...matched) => {
    // Named groups are the last argument; the pattern decides which of them exist.
    const { input, modifier, name = '', options = '' } = matched.at(-1) as Record<string, string | undefined>;
    if (input !== undefined)
      return safe(inputText(source, input, modifier?.toLowerCase() ?? ''), inputHtml(source, input));
    const word = name.toLowerCase();
    if (word === 'all_fields') return allFields(options.toLowerCase().split(','));
    return Object.hasOwn(namedTags, word) ? safe(namedTags[word]?.(source) ?? '') : whole;
  });
}

/** One part of a stored field, or the whole field: choices by their texts, or by their values. */
function inputText({ form, values }: MergeSource, inputId: string, modifier: string): string {
  const field = form.fields.find(({ id }) => id === Math.trunc(Number(inputId)));
  const { tagged } = field ? kindOf(field) : {};
  if (field && tagged) return tagged(field, values, modifier);
  if (inputId.includes('.')) return values[inputId] ?? '';
  const byValue = modifier === 'value';
  const unnamed = form.fields.map((field) => ('choices' in field ? { ...field, choices: [] } : field));
  return (
    entryColumns(byValue ? { ...form, fields: unnamed } : form)
      .find(({ fieldId }) => fieldId === Number(inputId))
      ?.text(values) ?? ''
  );
}

function inputHtml({ form, values, cleanHtml }: MergeSource, inputId: string): string | undefined {
  const column = entryColumns(form).find(({ fieldId }) => String(fieldId) === inputId);
  return cleanHtml && column?.html(values, cleanHtml);
}

const namedTags: Record<string, (source: MergeSource) => string> = {
  form_title: ({ form }) => form.title,
  form_id: ({ form }) => String(form.id),
  entry_id: ({ entryId }) => String(entryId),
  date_mdy: ({ dateCreated }) => dateCreated.replace(/^(\d+)-(\d+)-(\d+).*/, '$2/$3/$1'),
  date_dmy: ({ dateCreated }) => dateCreated.replace(/^(\d+)-(\d+)-(\d+).*/, '$3/$2/$1'),
  embed_url: ({ sourceUrl }) => sourceUrl ?? '',
  ip: ({ ip }) => ip ?? '',
  user_agent: ({ userAgent }) => userAgent ?? '',
  admin_email: ({ adminEmail }) => adminEmail,
};
