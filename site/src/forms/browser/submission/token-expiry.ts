const LEAST_LEFT_MS = 3_600_000;

/**
 * Whether a form token has so little time left that a visitor should get another one. The browser's clock may be
 * wrong either way: then a token is fetched needlessly, or the server's answer brings one when it is needed.
 * @param token `1.{form}.{version}.{issued}.{expires}.{signature}`, times in base 36
 * @param now epoch milliseconds
 */
export function needsRenewal(token: string, now: number): boolean {
  const expiresAt = Number.parseInt(token.split('.')[4] ?? '', 36);
  return !(expiresAt - now >= LEAST_LEFT_MS);
}
