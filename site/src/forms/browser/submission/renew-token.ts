import { fetchToken } from './fetch-token.ts';
import { needsRenewal } from './token-expiry.ts';

/**
 * The token to send a form with: the page's own, unless the page was cached for so long that it is about to expire.
 * @param path `/api/forms/{id}`
 */
export async function renewToken(path: string, token: string): Promise<string> {
  return needsRenewal(token, Date.now()) ? ((await fetchToken(path)) ?? token) : token;
}
