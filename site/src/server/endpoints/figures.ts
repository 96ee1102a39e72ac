import type { Catalogue } from '../../catalogue/index/open-catalogue.ts';
import type { Responder } from '../exchange.ts';
import { sendText } from '../http/send.ts';

/** Reads files and texts with figures for the CMS, in the thread of the index. The route's policy has verified the signature. */
export function createFiguresResponder(catalogue?: Pick<Catalogue, 'figures'>): Responder {
  return async ({ res, signedBody }) => {
    if (!signedBody) throw new Error('The row of figures in the route table must have the access of the CMS.');
    const response = await catalogue?.figures(signedBody.toString('utf8')).catch(() => null);
    if (response === null || !catalogue) return sendText(res, 503, 'The index is not ready.', { 'retry-after': '5' });
    if (response === undefined) return sendText(res, 400, 'Send a message about figures.');
    res.writeHead(200, { 'content-type': 'application/json' });
    res.end(response);
  };
}
