import { setTimeout as pauseFor } from 'node:timers/promises';
import type { SecretVerdict } from '../../cms-client/authorize.ts';

const RETRY_MS = 30_000;

/** What an operator has to do about the shared secret; undefined when nothing. */
export const secretAdvice = {
  valid: undefined,
  // The secret has not been checked yet.
  unreachable: undefined,
  empty:
    'CMS_SECRET is empty: editors cannot sign in, and messages of the CMS about changes are refused. Set it to the secret key of FaustWP (in WordPress: Settings, Faust).',
  wrong:
    'The CMS refuses CMS_SECRET: editors cannot sign in. Set it to the secret key of FaustWP (in WordPress: Settings, Faust), and restart the site.',
  'no-endpoint':
    'The CMS has no endpoint to check CMS_SECRET with, so editors cannot sign in. Activate the plugin FaustWP there, or correct CMS_URL.',
} as const satisfies Record<SecretVerdict, string | undefined>;

interface SecretCheckParts {
  checkSecret(): Promise<SecretVerdict>;
  warn(message: string): void;
  pause?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Checks in the background whether editors can sign in, and logs one line with what to do if they
 * cannot. Retries until the CMS responds.
 */
export async function runSecretCheck({ checkSecret, warn, pause = waitQuietly }: SecretCheckParts): Promise<void> {
  let verdict = await checkSecret();
  while (verdict === 'unreachable') {
    await pause(RETRY_MS);
    verdict = await checkSecret();
  }
  const advice = secretAdvice[verdict];
  if (advice) warn(advice);
}

/** Does not keep a process alive that has nothing else to do. */
function waitQuietly(milliseconds: number): Promise<unknown> {
  return pauseFor(milliseconds, undefined, { ref: false });
}
