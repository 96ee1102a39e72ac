import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import { ownHeaders } from '@headwater/contract/http/headers.ts';
import { isRecord } from '@headwater/contract/is-record.ts';
import type { PostedValue, PostedValues } from '@headwater/gravity-forms/rules/posted-values.ts';
import { SubmissionError } from '@headwater/gravity-forms/submission/misuse.ts';
import { sameSecret } from '../accounts/secret-token.ts';
import type { FormService } from '../forms/form-service.ts';
import type { EntryMetaInput } from '../forms/submission/entry-origin.ts';
import type { SubmissionOutcome } from '../forms/submission/submit-form.ts';
import { callerOf } from '../graphql/client-address.ts';

/** Keys of the REST API; empty ones turn it off. */
export interface RestKeys {
  key: string;
  secret: string;
}

interface RestSubmissionsOptions {
  forms: FormService;
  keys: RestKeys;
  /** Shared with the site, which may say where a submission came from. */
  secret: string;
}

const ROUTE = /^\/gf\/v2\/forms\/(\d{1,9})\/submissions$/;

function json(status: number, body: unknown): Response {
  const headers = { 'content-type': 'application/json; charset=UTF-8', 'cache-control': 'no-store' };
  return new Response(JSON.stringify(body), { status, headers: { ...headers, [ownHeaders.idempotent]: '1' } });
}

function failure(status: number, code: string, message: string): Response {
  return json(status, { code, message, data: { status } });
}

/** `input_5` is the value of field 5, `input_5_3` of its input 5.3, `input_5[]` one of several. Texts are trimmed. */
function readInputs(form: FormData): { posted: PostedValues; files: Map<number, File[]> } {
  const posted = new Map<string, PostedValue>();
  const files = new Map<number, File[]>();
  for (const [name, value] of form) {
    const [, field = '', input, isList] = /^input_(\d+)(?:_(\d+))?(\[\])?$/.exec(name) ?? [];
    if (field === '') continue;
    const id = input === undefined ? field : `${field}.${input}`;
    const earlier = posted.get(id);
    if (value instanceof File) {
      files.set(Number(field), [...(files.get(Number(field)) ?? []), value]);
      continue;
    }
    const text = trimmed(value);
    posted.set(id, isList ? [...(Array.isArray(earlier) ? earlier : []), text] : text);
  }
  for (const [id, value] of posted) {
    const other = form.get(`input_${id}_other`);
    if (value === 'gf_other_choice' && typeof other === 'string') posted.set(id, trimmed(other));
  }
  return { posted, files };
}

function readMeta(header: string | null): EntryMetaInput | null {
  try {
    const meta: unknown = header === null ? null : JSON.parse(decodeURIComponent(header));
    return isRecord(meta) ? meta : null;
  } catch {
    return null;
  }
}

function responseOf(outcome: SubmissionOutcome): Response {
  if (outcome.kind !== 'accepted') {
    const errors = outcome.kind === 'invalid' ? outcome.errors : [];
    const validation_messages = Object.fromEntries(errors.map(({ field, message }) => [field.id, message]));
    return json(400, { is_valid: false, validation_messages, page_number: 1, source_page_number: 1 });
  }
  const { type, message, url } = outcome.confirmation;
  return json(200, {
    is_valid: true,
    page_number: 0,
    source_page_number: 1,
    entry_id: outcome.entryId,
    confirmation_message: message,
    confirmation_type: type === 'REDIRECT' ? 'redirect' : 'message',
    ...(type === 'REDIRECT' && { confirmation_redirect: url }),
  });
}

/**
 * `POST /gf/v2/forms/{id}/submissions` as Gravity Forms handles it, for clients with its keys.
 * @returns undefined for other routes, and without keys
 */
export function restSubmissions({ forms, keys, secret }: RestSubmissionsOptions) {
  const expected = `Basic ${Buffer.from(`${keys.key}:${keys.secret}`).toString('base64')}`;

  return async (request: Request, route: string): Promise<Response | undefined> => {
    const id = ROUTE.exec(route)?.[1];
    if (id === undefined || keys.key === '' || request.method !== 'POST') return undefined;
    if (!sameSecret(request.headers.get('authorization') ?? '', expected)) {
      return failure(401, 'rest_forbidden', 'Sorry, you are not allowed to do that.');
    }
    const form = forms.table.byId(Number(id));
    if (!form) return failure(404, 'not_found', `Form with id ${id} not found`);
    const sent = await request.formData().catch(() => undefined);
    if (!sent) return failure(400, 'missing_params', 'Expected a form that is sent as multipart/form-data.');
    const { posted, files } = readInputs(sent);
    const key = request.headers.get('idempotency-key');
    const meta = readMeta(request.headers.get(ownHeaders.entryMeta));
    try {
      const input = { id, fieldValues: [], entryMeta: meta, clientMutationId: key };
      return responseOf(await forms.submit(form, input, callerOf(request, secret), { posted, files }));
    } catch (error) {
      if (!(error instanceof SubmissionError)) throw error;
      return failure(400, 'form_restriction_error', error.message);
    }
  };
}
