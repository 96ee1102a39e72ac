import { assertNever } from '@headwater/contract/assert-never.ts';
import { messages } from '@headwater/contract/forms/messages.ts';
import { escapeHtml } from '@headwater/contract/text/entities.ts';
import { renderedHtml } from '@headwater/contract/text/rendered-html.ts';
import type { Confirmation, Form } from '../definition/form.ts';
import { usedWhenMatched } from '../rules/conditions.ts';
import type { PostedValues } from '../rules/posted-values.ts';
import { fieldTables } from './field-tables.ts';
import { visibilityOf } from './form-rules.ts';
import { type MergeSource, mergeTags } from './merge-tags.ts';

/** What the visitor gets, as the entry stores it for repeated submissions. */
export interface StoredConfirmation {
  type: 'MESSAGE' | 'REDIRECT';
  message: string;
  url: string | null;
  pageId: number | null;
  queryString: string | null;
}

export interface ConfirmationPlaces {
  baseUrl: string;
  /** URI of a page of the CMS by ID; undefined for a deleted one. */
  pageUri: (pageId: number) => string | undefined;
}

/** The first active confirmation whose rules match; the default one if none does. */
export function chosenConfirmation(form: Form, posted: PostedValues): Confirmation | undefined {
  const { shows } = visibilityOf(form, posted);
  const special = form.confirmations.filter(({ isDefault, isActive }) => !isDefault && isActive !== false);
  return (
    special.find(({ conditionalLogic }) => shows(usedWhenMatched(conditionalLogic))) ??
    form.confirmations.find(({ isDefault }) => isDefault)
  );
}

/** The confirmation for the visitor: a page becomes a redirect to its URL, as in WordPress. */
export function confirm(
  confirmation: Confirmation | undefined,
  source: MergeSource,
  places: ConfirmationPlaces,
): StoredConfirmation {
  switch (confirmation?.type) {
    case 'REDIRECT': {
      const url = mergeTags(confirmation.url, source, encodeURIComponent);
      return redirect(url, null, confirmation.queryString, source);
    }
    case 'PAGE': {
      const uri = places.pageUri(confirmation.pageId);
      if (uri !== undefined)
        return redirect(`${places.baseUrl}${uri}`, confirmation.pageId, confirmation.queryString, source);
      return message(messages.defaultConfirmation, source, places);
    }
    case 'MESSAGE':
      return message(confirmation.message, source, places);
    case undefined:
      return message(messages.defaultConfirmation, source, places);
    default:
      return assertNever(confirmation, 'kind of confirmation');
  }
}

function redirect(
  target: string,
  pageId: number | null,
  queryString: string | undefined,
  source: MergeSource,
): StoredConfirmation {
  const query = queryString ? mergeTags(queryString, source, encodeURIComponent) : '';
  const [beforeFragment = '', fragment] = target.split('#', 2);
  const joined = query ? `${beforeFragment}${beforeFragment.includes('?') ? '&' : '?'}${query}` : beforeFragment;
  const url = fragment === undefined ? joined : `${joined}#${fragment}`;
  return { type: 'REDIRECT', message: '', url, pageId, queryString: query || null };
}

function message(html: string, source: MergeSource, { baseUrl }: ConfirmationPlaces): StoredConfirmation {
  const { id } = source.form;
  const text = renderedHtml(
    mergeTags(html, source, (text, rich) => rich ?? escapeHtml(text), fieldTables(source)),
    baseUrl,
  ).trimEnd();
  const inner = `<div id='gform_confirmation_message_${id}' class='gform_confirmation_message_${id} gform_confirmation_message'>${text}</div>`;
  return {
    type: 'MESSAGE',
    message: `<div id='gform_confirmation_wrapper_${id}' class='gform_confirmation_wrapper '>${inner}</div>`,
    url: null,
    pageId: null,
    queryString: null,
  };
}
