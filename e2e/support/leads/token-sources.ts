import { createHmac, hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstToken } from './visitor.ts';

/** How a visitor gets the form token that is sent. */
export type TokenSource = () => Promise<string>;

const DAY = 86_400_000;

/** The same token with other times, as signed by a server with a wrong clock and the same secret. */
function reissue(token: string, secret: string, issuedAt: number, expiresAt: number): string {
  const [version, formId, form] = token.split('.');
  const payload = [version, formId, form, issuedAt.toString(36), expiresAt.toString(36)].join('.');
  const key = Buffer.from(hkdfSync('sha256', secret, 'headwater', 'form-token', 32));
  return `${payload}.${createHmac('sha256', key).update(payload).digest('base64url')}`;
}

async function pageToken(siteUrl: string): Promise<string> {
  const html = await (await fetch(`${siteUrl}/contact/`)).text();
  const token = /name="hw_token" value="([^"]+)"/.exec(html)?.[1];
  if (!token) throw new Error('The contact page holds no form token.');
  return token;
}

/**
 * Visitors whose timing is unusual, in turn: a tab that was open for long, a script so slow that the page's
 * own token is sent, a draft that is restored and sent at once, a clock that is a day ahead, an expired token.
 * @param dataFolder of the site, with its secret
 */
export async function tokenSources(siteUrl: string, dataFolder: string): Promise<TokenSource[]> {
  const opened = await firstToken(siteUrl);
  const ofPage = await pageToken(siteUrl);
  const secret = readFileSync(join(dataFolder, 'site-secret'), 'utf8').trim();
  return [
    async () => opened,
    async () => ofPage,
    // A site that is being killed gives no token: the visitor's page contains one.
    () => firstToken(siteUrl).catch(() => ofPage),
    async () => reissue(opened, secret, Date.now() + DAY, Date.now() + 2 * DAY),
    async () => reissue(opened, secret, Date.now() - 31 * DAY, Date.now() - DAY),
  ];
}
