import { isRecord } from '@headwater/contract/is-record.ts';
import { parsedJson } from '@headwater/contract/parsed-json.ts';
import { escapeHtml } from '@headwater/contract/text/entities.ts';
import { withoutPairs } from '@headwater/contract/text/without-pairs.ts';
import type { Form } from '@headwater/gravity-forms/definition/form.ts';
import { defaultNotices } from '@headwater/gravity-forms/submission/restrictions.ts';

export interface EmbeddingPlaces {
  form: (id: number) => Form | undefined;
  /** The message that replaces a closed form; undefined for an open one. */
  notice: (form: Form) => string | undefined;
}

interface Embedding {
  id: number;
  title: boolean;
  description: boolean;
}

// Repeated unclosed openings must not each be scanned to the end of the text: none of these expressions
// goes beyond the next bracket.
const block = /<!--\s*wp:gravityforms\/form\s+(\{[^<}]*\})\s*\/-->/g;
const conditional = /\[gravityforms?\b(?=[^[\]]*\])[^[\]]*\baction=(["']?)conditional\1[^[\]]*\]/g;
const endOfConditional = /\[\/gravityforms?\]/g;
const shortcode = /(?:<p>\s*)?\[gravityforms?\b([^[\]]*)\](?:\s*<\/p>)?/g;
const attribute = /(\w+)=(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/g;

/**
 * Content with its forms, as WordPress returns it: the front end finds a wrapper named after
 * the form. The wrapper has no controls; the site replaces it by its own form.
 */
export function withEmbeddedForms(html: string, places: EmbeddingPlaces): string {
  if (!html.includes('gravityform')) return html;
  return withoutPairs(html, conditional, endOfConditional)
    .replace(block, (whole, json: string) => embedded(blockSettings(json), places) ?? whole)
    .replace(shortcode, (whole, attributes: string) => embedded(shortcodeSettings(attributes), places) ?? whole);
}

/** Text without forms, for excerpts. */
export function withoutForms(html: string): string {
  return withoutPairs(html, conditional, endOfConditional).replace(block, '').replace(shortcode, '');
}

function blockSettings(json: string): Embedding | undefined {
  const settings = parsedJson(json);
  // Written by the block editor; anything else here does not identify a form.
  if (!isRecord(settings)) return undefined;
  return { id: Number(settings.formId), title: settings.title !== false, description: settings.description !== false };
}

function shortcodeSettings(text: string): Embedding {
  const given = new Map([...text.matchAll(attribute)].map(([, name, ...values]) => [name, values.find(Boolean) ?? '']));
  const isShown = (name: string): boolean => !['false', '0'].includes(given.get(name) ?? '');
  return { id: Number(given.get('id')), title: isShown('title'), description: isShown('description') };
}

function embedded(embedding: Embedding | undefined, { form: formOf, notice }: EmbeddingPlaces): string | undefined {
  if (!embedding) return undefined;
  const form = formOf(embedding.id);
  if (!form) return '<p class="gform_not_found">Oops! We could not locate your form.</p>';
  if (form.isActive === false || form.isTrash) return '';
  const closed = notice(form);
  if (closed !== undefined) return closedMessage(closed);
  return wrapper(form, embedding);
}

/** Gravity Forms marks its own message about a limit, but no other message that replaces a form. */
function closedMessage(notice: string): string {
  const message = `<p>${notice}</p>`;
  return notice === defaultNotices.limitReached ? `<div class='gf_submission_limit_message'>${message}</div>` : message;
}

function wrapper({ id, title, description }: Form, shown: Embedding): string {
  const heading = [
    shown.title && title ? `<h2 class="gform_title">${escapeHtml(title)}</h2>` : '',
    shown.description && description ? `<p class='gform_description'>${description}</p>` : '',
  ].join('');
  return `<div class='gf_browser_unknown gform_wrapper gform-theme gform-theme--framework gform-theme--orbital' data-form-theme='orbital' data-form-index='0' id='gform_wrapper_${id}'>
${heading && `<div class='gform_heading'>${heading}</div>`}<form method='post' id='gform_${id}' data-formid='${id}' novalidate></form>
</div>`;
}
