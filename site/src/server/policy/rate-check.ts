import { createHash } from 'node:crypto';
import * as texts from '@headwater/brand/texts.ts';
import { readUrlEncoded } from '@headwater/contract/http/url-encoded.ts';
import type { LimitName, LocalLimitName, RouteRow } from '../../routing/route-row.ts';
import type { CountAttempt, Exchange } from '../exchange.ts';
import type { Denial } from './denial.ts';
import type { Limits } from './rate-limits.ts';

/** Whether a request counts against the limit of its row. */
function isCounted({ limit }: RouteRow, query: string, isGuess: () => boolean): boolean {
  if (limit?.counts === 'guesses') return isGuess();
  if (!limit?.parameter) return limit !== undefined;
  return (readUrlEncoded(query).get(limit.parameter) ?? '').trim() !== '';
}

/** The message for a visitor; the site's scripts only read the status. */
function waitText(name: LimitName, seconds: number): string {
  return name === 'searches' ? texts.tooManySearches(seconds) : `Too many requests. Wait ${seconds} s.`;
}

/**
 * Counts a request against the limit of its row, if any. @returns the denial when the limit is reached
 * @param isGuess whether the CMS has to check an editor's code or token in the request
 */
export async function checkRate(
  limits: Limits,
  { route, query, client }: Exchange,
  isGuess: () => boolean,
): Promise<Denial | undefined> {
  const { limit } = route;
  const seconds = limit && isCounted(route, query, isGuess) ? await limits[limit.name](client.key) : 0;
  if (!limit || seconds === 0) return undefined;
  return { status: 429, text: waitText(limit.name, seconds), headers: { 'retry-after': String(seconds) } };
}

/** Creates `Exchange.attempt`, which counts only attempts that the row lists. */
export function createAttempts(limits: Limits, route: RouteRow, clientKey: string): CountAttempt {
  function attempt(name: LocalLimitName, what?: string): number;
  function attempt(name: LimitName, what?: string): number | Promise<number>;
  function attempt(name: LimitName, what = ''): number | Promise<number> {
    if (!route.attempts?.includes(name)) throw new Error(`The row of ${route.example} does not list ${name}.`);
    // A hash, because what a visitor typed may be as long as a body, and ten thousand of them are in memory.
    return limits[name](what ? `${clientKey} ${createHash('sha256').update(what).digest('base64url')}` : clientKey);
  }
  return attempt;
}
