import { STATUS_CODES } from 'node:http';
import type { RouteKind } from '../../routing/route-row.ts';
import type { Exchange } from '../exchange.ts';
import { closeIfUnread, sendText } from '../http/send.ts';

/** Why a row's policy denies a request. */
export interface Denial {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429;
  /** Plain text for the client. */
  text: string;
  headers?: Record<string, string>;
}

export type SendDenial = (exchange: Exchange, denial: Denial) => void | Promise<void>;

/** JSON for the site's scripts; plain text for a browser that opens a page or sends a form. */
function sendDenial({ req, res, route }: Exchange, { status, text, headers }: Denial): void {
  closeIfUnread(req, res);
  const isForScripts = route.kind === 'editor' && route.example.startsWith('/api/');
  if (!isForScripts) {
    sendText(res, status, text, headers);
    return;
  }
  res.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  res.end(JSON.stringify({ error: STATUS_CODES[status] }));
}

/** @param own for kinds of routes that send denials in another form than text or JSON */
export function createDenialSender(own: Partial<Record<RouteKind, SendDenial>>): SendDenial {
  return (exchange, denial) => (own[exchange.route.kind] ?? sendDenial)(exchange, denial);
}
