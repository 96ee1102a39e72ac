import { isRecord } from '@headwater/contract/is-record.ts';

const LEAST_LEFT_MS = 3_600_000;

/**
 * Whether a form token expires so soon that it should be replaced before it is sent. If the browser's clock is wrong,
 * a token is fetched needlessly, or the server's refusal brings a new one.
 * @param token `1.{form}.{version}.{issued}.{expires}.{signature}`, times in base 36
 * @param now epoch milliseconds
 */
export function needsRenewal(token: string, now: number): boolean {
  const expiresAt = Number.parseInt(token.split('.')[4] ?? '', 36);
  return !(expiresAt - now >= LEAST_LEFT_MS);
}

/** Fetches a new token for a form. @returns undefined when that fails: then the page's token is used. */
async function fetchToken(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${path}/token`);
    const body: unknown = response.ok ? await response.json() : undefined;
    return isRecord(body) && typeof body.token === 'string' ? body.token : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The token to send a form with: the page's own, unless the page was cached for so long that it is about to expire.
 * @param path `/api/forms/{id}`
 */
export async function renewToken(path: string, token: string): Promise<string> {
  return needsRenewal(token, Date.now()) ? ((await fetchToken(path)) ?? token) : token;
}
