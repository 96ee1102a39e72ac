import { createHmac, hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstToken } from './visitor.ts';

/** How a visitor comes by the form token that is sent. */
export type TokenSource = () => Promise<string>;

const DAY = 86_400_000;

/** The same token with other times, as a server signs it whose clock is wrong and whose secret is ours. */
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
 * Visitors whom the time might betray, by their turns: a tab that was open for long, a script so slow that the page's
 * own token is sent, a draft that is restored and sent at once, a clock that is a day ahead, a token that expired.
 * @param dataFolder of the site, where its secret is
 */
export async function tokenSources(siteUrl: string, dataFolder: string): Promise<TokenSource[]> {
  const opened = await firstToken(siteUrl);
  const ofPage = await pageToken(siteUrl);
  const secret = readFileSync(join(dataFolder, 'site-secret'), 'utf8').trim();
  return [
    async () => opened,
    async () => ofPage,
    // A site that is being killed gives no token: the page that the visitor has holds one.
    () => firstToken(siteUrl).catch(() => ofPage),
    async () => reissue(opened, secret, Date.now() + DAY, Date.now() + 2 * DAY),
    async () => reissue(opened, secret, Date.now() - 31 * DAY, Date.now() - DAY),
  ];
}
