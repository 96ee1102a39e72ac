import { company } from '@headwater/brand/company.ts';
import * as texts from '@headwater/brand/texts.ts';
import { siteConfig } from '../../config/site.config.ts';
import type { Responder } from '../exchange.ts';
import { sendText } from '../http/send.ts';

const DAY_MS = 86_400_000;
/** The file says until when it counts; at most a year, says RFC 9116. */
const VALID_DAYS = 180;

interface SecurityTxtOptions {
  /** `mailto:` or `https:` URL; undefined: there is no file. */
  contact: string | undefined;
  siteUrl: URL;
  /** Language of the company, such as `en-US`. */
  language: string;
  now: Date;
}

/**
 * `/.well-known/security.txt` as RFC 9116 describes it. It changes once a day, so that caches agree.
 * @returns undefined when the company names no contact
 */
export function securityTxt({ contact, siteUrl, language, now }: SecurityTxtOptions): string | undefined {
  if (contact === undefined) return undefined;
  const expires = new Date(Math.floor(now.getTime() / DAY_MS + VALID_DAYS) * DAY_MS);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${language.replace(/-.*/, '')}`,
    `Canonical: ${new URL(siteConfig.paths.securityTxt, siteUrl).href}`,
    '',
  ].join('\n');
}

/** Responds with the contact of the company; a 404 when it names none. */
export function createSecurityTxtResponder(siteUrl: URL): Responder {
  return ({ req, res }) => {
    const contact = company.securityContact;
    const text = securityTxt({ contact, siteUrl, language: texts.locale, now: new Date() });
    if (text === undefined) return sendText(res, 404, 'Not found.');
    res.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'content-length': Buffer.byteLength(text) });
    res.end(req.method === 'HEAD' ? undefined : text);
  };
}
