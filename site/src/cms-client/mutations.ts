import { SECRET_HEADER } from '@headwater/contract/http/headers.ts';
import { type Observe, unobserved } from '../telemetry/observe.ts';
import { behindBasicAuth } from './behind-basic-auth.ts';
import { cmsRequest } from './cms-request.ts';
import { CmsUnreachableError, isCmsError } from './errors.ts';
import { limits } from './limits.ts';
import { sendRequest, type TaggedResponse } from './send-request.ts';
import { Pool } from './undici.ts';

/** Sends one mutation without a retry. @throws CmsError when it may or may not have been executed */
export type SendMutation = (
  parts: { operationName: string; query: string; variables: unknown },
  headers: Record<string, string>,
  signal?: AbortSignal,
) => Promise<TaggedResponse>;

/** Aborts after the time, or when the caller does. */
function anyOf(milliseconds: number, signal: AbortSignal | undefined): AbortSignal {
  const late = AbortSignal.timeout(milliseconds);
  return signal ? AbortSignal.any([late, signal]) : late;
}

/**
 * Mutations have connections of their own, so that a CMS that is slow with pages does not delay sign-ins.
 * No retry and no circuit breaker: a person decides whether to send again. Leads go through `submissions.ts`.
 * @param secret shared with the CMS; proves that what the site says about the visitor is true
 */
export function createMutations(
  cmsUrl: string,
  secret: string,
  observe: Observe = unobserved,
): { send: SendMutation; close(): Promise<void> } {
  const base = new URL(cmsUrl);
  const basePath = base.pathname.replace(/\/$/, '');
  const pool = behindBasicAuth(
    new Pool(base.origin, { connections: limits.mutations, connect: { timeout: limits.connect } }),
    base,
  );
  const proof: Record<string, string> = secret === '' ? {} : { [SECRET_HEADER]: secret };

  return {
    async send(parts, headers, signal) {
      const request = cmsRequest('POST', parts);
      return observe({ kind: 'cms', name: request.operation, type: 'mutation' }, async (trace) => {
        try {
          const options = { headers: { ...proof, ...headers, ...trace }, timeoutMs: limits.total };
          return await sendRequest(pool, basePath, request, anyOf(limits.total, signal), options);
        } catch (cause) {
          if (isCmsError(cause)) throw cause;
          throw new CmsUnreachableError(request.operation, 'the CMS does not respond', { cause });
        }
      });
    },
    close: () => pool.destroy(),
  };
}
