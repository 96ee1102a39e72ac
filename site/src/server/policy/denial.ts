import { STATUS_CODES } from 'node:http';
import type { RouteKind } from '../../routing/route-row.ts';
import type { Exchange } from '../exchange.ts';
import { sendText } from '../send.ts';

/** Why a row's policy keeps a request from the route's answer. */
export interface Denial {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429;
  /** For the person or program that sent it. */
  text: string;
  headers?: Record<string, string>;
}

export type SendDenial = (exchange: Exchange, denial: Denial) => void | Promise<void>;

/** What is left of a body that was not read must not be taken for the next request. */
function closing({ req }: Exchange): Record<string, string> {
  return req.complete ? {} : { connection: 'close' };
}

/** Scripts of the site read JSON; a page or a form that a browser opens shows the text. */
function sendDenial(exchange: Exchange, { status, text, headers }: Denial): void {
  const { res, route } = exchange;
  const all = { ...closing(exchange), ...headers };
  const isForScripts = route.kind === 'editor' && route.example.startsWith('/api/');
  if (!isForScripts) {
    sendText(res, status, text, all);
    return;
  }
  res.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...all });
  res.end(JSON.stringify({ error: STATUS_CODES[status] }));
}

/** Sends a denial as text or JSON, or as the kind of route does it itself. */
export function createDenialSender(own: Partial<Record<RouteKind, SendDenial>>): SendDenial {
  return (exchange, denial) => (own[exchange.route.kind] ?? sendDenial)(exchange, denial);
}
