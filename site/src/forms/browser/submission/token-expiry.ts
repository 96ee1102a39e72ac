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
