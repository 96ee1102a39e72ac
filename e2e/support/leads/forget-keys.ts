import { ownHeaders } from '@headwater/contract/http/headers.ts';
import type { CmsProxy } from '../cms-proxy.ts';

/** Makes the CMS behind a proxy store an entry for every submission, like a WordPress without the project's plugin. */
export function forgetKeys(proxy: CmsProxy): void {
  proxy.editHeaders = ({ [ownHeaders.idempotent]: _said, ...headers }) => headers;
  proxy.editBody = (body, { operationName }) => {
    if (operationName !== 'SubmitForm') return body;
    const { variables, ...rest } = JSON.parse(body);
    const { clientMutationId: _key, ...input } = variables.input;
    return JSON.stringify({ ...rest, variables: { ...variables, input } });
  };
}
