import { escapeUTF8 } from 'entities/escape';
import type { FormField } from '../fields/form-field.ts';
import type { FormDefinition } from '../model/form-definition.ts';

/** What merge tags say about the page that shows a form. */
export interface PageTags {
  embed_url: string;
  embed_title: string;
  /** `11/30/2026` and `30/11/2026`. */
  date_mdy: string;
  date_dmy: string;
}

const TAG = /\{(embed_url|embed_title|date_mdy|date_dmy)\}/g;
/** Tags about the visit mean nothing in a text that all visitors read from a cache. */
const VISITOR_TAG = /\{(?:referer|user_agent)\}/g;

/** Whether a form uses a tag: the page's title, for one, takes a query of its own. */
export function usesTag(form: FormDefinition, tag: keyof PageTags): boolean {
  return JSON.stringify(form.fields).includes(`{${tag}}`);
}

/** A form whose default values and HTML fields have the page's merge tags filled in, as Gravity Forms does. */
export function withPageTags(form: FormDefinition, tags: PageTags): FormDefinition {
  const fill = (text: string) => text.replace(TAG, (_tag, name: keyof PageTags) => tags[name]);
  const fillHtml = (html: string) =>
    html.replace(TAG, (_tag, name: keyof PageTags) => escapeUTF8(tags[name])).replace(VISITOR_TAG, '');
  return { ...form, fields: form.fields.map((field) => filled(field, fill, fillHtml)) };
}

type Fill = (text: string) => string;

function filled(field: FormField, fill: Fill, fillHtml: Fill): FormField {
  if (field.type === 'HTML') return { ...field, content: fillHtml(field.content) };
  if ('defaultValue' in field && field.defaultValue) return { ...field, defaultValue: fill(field.defaultValue) };
  // Each kind of input stays the same kind: only a text in it changes.
  if ('inputs' in field)
    return {
      ...field,
      inputs: field.inputs.map((input) =>
        input.defaultValue ? { ...input, defaultValue: fill(input.defaultValue) } : input,
      ),
    } as FormField;
  return field;
}

/** The day in the server's time zone, in both of Gravity Forms' notations. @param now epoch milliseconds */
export function dateTags(now: number): Pick<PageTags, 'date_mdy' | 'date_dmy'> {
  const date = new Date(now);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  const year = date.getFullYear();
  return { date_mdy: `${month}/${day}/${year}`, date_dmy: `${day}/${month}/${year}` };
}

/** When the day ends, and with it the date that a cached page shows. Epoch milliseconds. */
export function endOfDay(now: number): number {
  return new Date(now).setHours(24, 0, 0, 0);
}
