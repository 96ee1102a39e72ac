import type { QueryPublic } from '../cms-client/cms-client.ts';
import { CmsQueryError } from '../cms-client/errors.ts';
import { plainText } from '../content/plain-text.ts';
import { sanitizeHtml } from '../content/sanitize-html.ts';
import { GetForm } from './form.query.ts';
import type { FormDefinition } from './form-definition.ts';
import { toFormDefinition } from './to-form-definition.ts';

/**
 * A form by its database id, sanitised. For the server only: the browser is handed the definition.
 * @returns undefined when the CMS has no such form or does not show it to visitors.
 * @throws CmsError when the CMS cannot tell.
 */
export async function fetchForm(ask: QueryPublic, id: number): Promise<FormDefinition | undefined> {
  const answer = await ask(GetForm, { id: String(id) });
  const form = toFormDefinition(answer.data, { html: sanitizeHtml, text: plainText });
  if (form === undefined && answer.errors.length > 0) throw new CmsQueryError('GetForm', answer.errors);
  return form;
}
