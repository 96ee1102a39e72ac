import { fetchToken } from './fetch-token.ts';
import { needsRenewal } from './token-expiry.ts';

/**
 * The token to send a form with: the page's own, unless the page came out of a cache that kept it for weeks.
 * @param address `/api/forms/{id}`
 */
export async function renewToken(address: string, token: string): Promise<string> {
  return needsRenewal(token, Date.now()) ? ((await fetchToken(address)) ?? token) : token;
}
