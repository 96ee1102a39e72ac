import { setTimeout as pauseFor } from 'node:timers/promises';
import * as texts from '@headwater/brand/texts.ts';
import { ownHeaders } from '@headwater/contract/http/headers.ts';
import type { Mutate } from '../../cms-client/cms-client.ts';
import { GenerateAuthorizationCode } from './generate-code.mutation.ts';

/** A code for a name and a password, or the error as plain text. */
export type PasswordLogin = (account: string, password: string) => Promise<{ code: string } | { error: string }>;

interface Clock {
  /** Milliseconds of any origin. */
  now(): number;
  pause(milliseconds: number): Promise<unknown>;
}

const REFUSED = texts.loginRefused;
const THROTTLED = texts.loginThrottled;
/** Refusals are sent at multiples of this time, because the CMS checks passwords of existing accounts only. */
const REFUSAL_STEP_MS = 1_000;

/** Milliseconds until a refusal may be sent. @param elapsed since the attempt began */
export function refusalDelay(elapsed: number): number {
  return Math.max(1, Math.ceil(elapsed / REFUSAL_STEP_MS)) * REFUSAL_STEP_MS - elapsed;
}

/**
 * The part of the CMS's error that may be shown: the error is HTML and reveals whether the account exists. That
 * there were too many attempts reveals nothing, because they are counted for unknown accounts, too.
 */
function refusalText(reason: string | null | undefined): string {
  return /too many/i.test(reason ?? '') ? THROTTLED : REFUSED;
}

/**
 * Queries the CMS from this server, so that editors' browsers need not reach it. Neither text nor time of
 * a refusal reveals whether the account exists.
 * @param visitor the client's IP address, by which the CMS counts attempts
 */
export function createPasswordLogin(
  mutate: Mutate,
  visitor: string,
  { now, pause }: Clock = { now: () => performance.now(), pause: pauseFor },
): PasswordLogin {
  return async (account, password) => {
    const begun = now();
    // WordPress accepts both; a text with an @ is an email address.
    const name = account.includes('@') ? { email: account } : { username: account };
    const variables = { ...name, password };
    const { data, errors } = await mutate(GenerateAuthorizationCode, variables, { [ownHeaders.visitor]: visitor });
    const { code, error } = data.generateAuthorizationCode ?? {};
    if (code) return { code };
    await pause(refusalDelay(now() - begun));
    return { error: refusalText(error || errors[0]?.message) };
  };
}
