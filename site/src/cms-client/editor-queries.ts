import { type CmsRequest, cmsRequest } from './cms-request.ts';
import { Ping } from './ping.query.ts';
import { printedQuery } from './printed-query.ts';
import type { TaggedResponse } from './send-request.ts';

type Send = (request: CmsRequest) => Promise<Pick<TaggedResponse, 'sawToken'>>;

/** Whether editors' queries may be sent by GET: only once the CMS has seen a token in one, which a cache would have kept from it. */
export function createEditorQueries(method: 'GET' | 'POST', send: Send, warn: (message: string) => void) {
  /** Known once, and tried again after an outage. */
  let isProven: Promise<boolean> | undefined;

  async function seesTokens(): Promise<boolean> {
    const { operationName, query } = printedQuery(Ping);
    const ping = cmsRequest('GET', { operationName, variables: {}, query });
    // A cache stores the first response, and may give it to the second request.
    await send(ping);
    return (await send({ ...ping, accessToken: 'a-token' })).sawToken === true;
  }

  async function prove(): Promise<boolean> {
    try {
      const isSeen = await seesTokens();
      if (!isSeen)
        warn("editors' queries are sent by POST: one by GET got a response without its token; see npm run doctor");
      return isSeen;
    } catch {
      isProven = undefined;
      return false;
    }
  }

  return {
    seesTokens,
    mayUseGet(): Promise<boolean> {
      if (method === 'POST') return Promise.resolve(false);
      isProven ??= prove();
      return isProven;
    },
  };
}
