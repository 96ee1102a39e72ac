import { readUrlEncoded } from '@headwater/contract/http/url-encoded.ts';
import { categories } from '../../consent/categories.ts';
import { choiceCookie } from '../../consent/choice-cookie.ts';
import type { Responder } from '../exchange.ts';
import { readBody } from '../http/read-body.ts';
import { closeIfUnread, sendText } from '../http/send.ts';

const LARGEST_BODY = 1024;

/**
 * Stores a visitor's choice, sent as form fields named `allow`, in a cookie that the server sets: Safari deletes a
 * script's cookie after a week.
 * @param days until the visitor is asked again
 */
export function createConsentResponder({ days, isSecure }: { days: number; isSecure: boolean }): Responder {
  return async ({ req, res }) => {
    const body = await readBody(req, LARGEST_BODY).catch(() => undefined);
    closeIfUnread(req, res);
    if (!body) return sendText(res, 400, `Expected at most ${LARGEST_BODY} bytes of form fields named allow.`);
    const names = new Set(readUrlEncoded(body.toString('utf8')).getAll('allow'));
    const allowed = categories.filter((category) => names.has(category));
    res.writeHead(204, { 'set-cookie': choiceCookie(allowed, days, isSecure) });
    res.end();
  };
}
