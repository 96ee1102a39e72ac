import type { Form } from '../definition/form.ts';
import { entryColumns } from '../entries/entry-columns.ts';
import type { StoredValues } from '../fields/field-kind.ts';
import { kindOf } from '../fields/field-kinds.ts';
import type { CleanHtml } from '../fields/rich-text.ts';
import { plainText } from '../plain-text.ts';
import { formattedDate } from './formatted-date.ts';

/** What merge tags say about a visit, before there is an entry. */
export interface VisitSource {
  /** ISO 8601, UTC. */
  dateCreated: string;
  sourceUrl: string | null;
  ip: string | null;
  userAgent: string | null;
}

/** What merge tags can refer to. */
export interface MergeSource extends VisitSource {
  form: Form;
  values: StoredValues;
  entryId: number;
  /** The number that the site shows its visitor; empty for an entry that came without one. */
  reference?: string | undefined;
  adminEmail: string;
  /** Of the CMS, without a slash at its end. */
  baseUrl?: string;
  /** Cleans the HTML of paragraphs with a rich text editor once more. Undefined: they are shown as text. */
  cleanHtml?: CleanHtml | undefined;
}

const tag =
  /\{(?:[^{}:]*:(?<input>\d+(?:\.\d+)?)(?::(?<modifier>[^{}]*))?|(?<name>[a-z_]+)(?::(?<options>[^{}]*))?)\}/gi;

/** The tables of answers, and the choice of `{all_fields}` between their texts, as HTML that is escaped already. */
export type FieldTable = (name: 'all_fields' | 'pricing_fields', options: readonly string[]) => string;

/**
 * Replaces merge tags such as `{Name:1.3}` and `{form_title}`. An unknown tag is unchanged,
 * so that editors notice it.
 * @param safe escapes a value for its context; visitors typed it. `html` is the value of a paragraph with a rich text
 *   editor, cleaned: where HTML is expected, it takes the place of the text.
 * @param fieldTable renders `{all_fields}` and `{pricing_fields}` with options such as `nohidden`
 */
export function mergeTags(
  template: string,
  source: MergeSource,
  safe: (text: string, html?: string) => string,
  fieldTable: FieldTable = () => '',
): string {
  return template.replace(tag, (whole, ...matched) => {
    const { input, modifier, name = '', options = '' } = groupsOf(matched);
    if (input !== undefined)
      return safe(inputText(source, input, modifier?.toLowerCase() ?? ''), inputHtml(source, input));
    const word = name.toLowerCase();
    if (word === 'all_fields' || word === 'pricing_fields') return fieldTable(word, options.toLowerCase().split(','));
    if (word === 'all_fields_display_empty') return fieldTable('all_fields', ['empty']);
    const known = named(entryTags, word) ?? named(visitTags, word);
    return known ? safe(known(source, options)) : whole;
  });
}

/** A default value with what is known of a visit; other tags are unchanged, as in Gravity Forms. */
export function withVisit(text: string, source: VisitSource): string {
  return text.replace(tag, (whole, ...matched) => {
    const { name = '', options = '' } = groupsOf(matched);
    return named(visitTags, name.toLowerCase())?.(source, options) ?? whole;
  });
}

/** Named groups are the last argument; the pattern decides which of them exist. */
function groupsOf(matched: unknown[]): Record<string, string | undefined> {
  return matched.at(-1) as Record<string, string | undefined>;
}

function named<Tag>(tags: Readonly<Record<string, Tag>>, word: string): Tag | undefined {
  return Object.hasOwn(tags, word) ? tags[word] : undefined;
}

/** One part of a stored field, or the whole field: choices by their texts, or by their values. */
function inputText({ form, values }: MergeSource, inputId: string, modifier: string): string {
  const field = form.fields.find(({ id }) => id === Math.trunc(Number(inputId)));
  const { tagged } = field ? kindOf(field) : {};
  if (field && tagged) return tagged(field, values, modifier);
  const { [inputId]: part = '' } = values;
  const isPart = inputId.includes('.');
  // A box stands for its choice; a part of another field is what it holds.
  if (isPart && !(field && 'choices' in field && kindOf(field).valueKey === 'checkboxValues')) return part;
  return (
    entryColumns(modifier === 'value' ? byValue(form) : form)
      .find(({ fieldId }) => fieldId === field?.id)
      ?.text(isPart ? (part === '' ? {} : { [inputId]: part }) : values) ?? ''
  );
}

/** The form whose choices are shown by their values. */
export function byValue(form: Form): Form {
  return { ...form, fields: form.fields.map((field) => ('choices' in field ? { ...field, choices: [] } : field)) };
}

function inputHtml({ form, values, cleanHtml }: MergeSource, inputId: string): string | undefined {
  const column = entryColumns(form).find(({ fieldId }) => String(fieldId) === inputId);
  return cleanHtml && column?.html(values, cleanHtml);
}

const visitTags: Readonly<Record<string, (source: VisitSource, options: string) => string>> = {
  date_mdy: ({ dateCreated }) => formattedDate(dateCreated, 'format:m/d/Y'),
  date_dmy: ({ dateCreated }) => formattedDate(dateCreated, 'format:d/m/Y'),
  today: ({ dateCreated }, options) => formattedDate(dateCreated, options),
  embed_url: ({ sourceUrl }) => sourceUrl ?? '',
  // Gravity Forms means the page from which the form was posted.
  referer: ({ sourceUrl }) => sourceUrl ?? '',
  ip: ({ ip }) => ip ?? '',
  user_agent: ({ userAgent }) => userAgent ?? '',
  // Visitors have no accounts, and the site's pages are no posts that the entry knows.
  user: () => '',
  created_by: () => '',
  embed_post: () => '',
  custom_field: () => '',
};

const entryTags: Readonly<Record<string, (source: MergeSource, options: string) => string>> = {
  form_title: ({ form }) => plainText(form.title),
  form_id: ({ form }) => String(form.id),
  entry_id: ({ entryId }) => String(entryId),
  headwater_reference: ({ reference = '' }) => reference,
  entry_url: ({ baseUrl = '', form, entryId }) =>
    `${baseUrl}/wp-admin/admin.php?page=gf_entries&view=entry&id=${form.id}&lid=${entryId}`,
  date_created: ({ dateCreated }, options) => formattedDate(dateCreated, options),
  date_updated: ({ dateCreated }, options) => formattedDate(dateCreated, options),
  admin_email: ({ adminEmail }) => adminEmail,
  // Nothing is paid here, and no post written.
  payment_date: () => '',
  post_id: () => '',
  post_edit_url: () => '',
};

const alwaysEmpty = new Set(['embed_post', 'custom_field', 'post_id', 'post_edit_url', 'payment_date']);
const fieldOptions = new Set(['', 'value', 'title', 'caption', 'description', 'alt', 'url']);
const tableOptions = new Set(['', 'value', 'nohidden', 'noadmin', 'empty']);

/**
 * The merge tags of a text that stand for nothing here, or for something else than in Gravity Forms.
 * @param isDefault of a default value, which is filled in before there is an entry
 */
export function unmetTags(template: string, isDefault = false): string[] {
  return [...template.matchAll(/\{[^{}\s][^{}]*\}/g)]
    .map(([whole]) => whole)
    .filter((whole) => {
      const [found] = whole.matchAll(tag);
      const { input, modifier = '', name = '', options = '' } = found?.groups ?? {};
      const word = name.toLowerCase();
      if (input !== undefined) return isDefault || !fieldOptions.has(modifier.toLowerCase());
      if (alwaysEmpty.has(word)) return true;
      if (named(visitTags, word)) return false;
      if (isDefault) return true;
      const isTable = ['all_fields', 'pricing_fields'].includes(word);
      if (isTable)
        return !options
          .toLowerCase()
          .split(',')
          .every((option) => tableOptions.has(option.trim()));
      return word !== 'all_fields_display_empty' && !named(entryTags, word);
    });
}
