import { isRecord } from '@headwater/contract/is-record.ts';
import type { FieldError } from '../fields/shared/field-error.ts';
import type { FieldValue } from '../fields/shared/field-value.ts';
import type { FormDefinition } from '../model/form-definition.ts';
import { hiddenInputs, savedInputs } from '../model/hidden-input-names.ts';
import { type ParsedFieldValues, parseFieldValues } from '../model/parse-field-values.ts';
import { readPlainForm } from '../model/plain-form.ts';
import { withCleanTexts } from './rich-texts.ts';

/** What a visitor sent, parsed as far as possible without the form's definition. */
export interface Submission {
  /** A UUID; undefined when sent without JavaScript, which cannot create one. */
  key: string | undefined;
  token: string;
  /** The honeypot; only programs fill it in. */
  trap: string;
  /** Token of the site's own captcha; empty without one. */
  captcha: string;
  /** Whether the visitor only wants prices and totals, without JavaScript. */
  isUpdate: boolean;
  /** The open page of a form that is to be saved for later, from 1; undefined for one that is sent. */
  save: number | undefined;
  /** Token of the saved form that the visitor continues. */
  saved: string | undefined;
  /** Path on the site, with a query if the browser sent it. */
  page: string;
  /** Files that were sent with the form and not taken. */
  fileErrors?: readonly FieldError[];
  valuesFor(form: FormDefinition): ParsedFieldValues;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const LONGEST_PAGE = 2_000;

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A path on this site; anything else counts as the home page, because it only says where the visitor was. */
function pageOf(value: unknown): string {
  const path = text(value).slice(0, LONGEST_PAGE);
  return /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(path) ? path : '/';
}

/** A page of a form, as the button that saves it tells. */
function formPageOf(value: unknown): number {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : 1;
}

/** Reads a JSON submission. @returns what was expected when it is malformed */
export function readJsonSubmission(body: unknown): Submission | { error: string } {
  if (!isRecord(body)) return { error: 'expected an object with key, token, values and page' };
  const { key, token, values, page, trap, captcha, save, saved } = body;
  if (typeof key !== 'string' || !UUID.test(key)) return { error: 'key: expected a UUID' };
  if (typeof token !== 'string') return { error: 'token: expected a string' };
  if (!isRecord(page)) return { error: 'page: expected an object with path and asPath' };
  const parsed = parseFieldValues(values);
  if ('error' in parsed) return parsed;
  return {
    key: key.toLowerCase(),
    token,
    trap: text(trap),
    captcha: text(captcha),
    isUpdate: false,
    save: save === undefined ? undefined : formPageOf(save),
    saved: text(saved) || undefined,
    page: pageOf(page.asPath ?? page.path),
    valuesFor: (form) => ({ values: withCleanTexts(form, parsed.values) }),
  };
}

/** Reads a form that was sent without JavaScript. */
export function readPlainSubmission(fields: URLSearchParams, fileErrors: readonly FieldError[] = []): Submission {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return {
    key: undefined,
    token: fields.get(hiddenInputs.token) ?? '',
    trap: fields.get(hiddenInputs.trap) ?? '',
    captcha: '',
    isUpdate: fields.has(hiddenInputs.update),
    save: fields.has(savedInputs.save) ? formPageOf(fields.get(savedInputs.save)) : undefined,
    saved: fields.get(savedInputs.saved) || undefined,
    page: pageOf(fields.get(hiddenInputs.page)),
    fileErrors,
    valuesFor(form): { values: FieldValue[] } {
      return { values: withCleanTexts(form, readPlainForm(form, data)) };
    },
  };
}
