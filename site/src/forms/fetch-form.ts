import type { QueryPublic } from '../cms-client/cms-client.ts';
import type { FormDefinition } from './form-definition.ts';

/**
 * A form by its database id, sanitised. For the server only: the browser is handed the definition.
 * @returns undefined when the CMS has no such form or will not show it to visitors.
 * @throws CmsError when the CMS cannot tell.
 */
export async function fetchForm(_ask: QueryPublic, _id: number): Promise<FormDefinition | undefined> {
  return undefined;
}
