import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { format } from 'node:util';
import { afterEach, beforeEach, expect } from 'vitest';

/**
 * Fails a test that writes to `console.error`: React reports wrong markup and missing keys there, and
 * code its own faults. A test that provokes such a message replaces `console.error` with `vi.spyOn`.
 */
const messages: string[] = [];

console.error = (...parts: unknown[]) => {
  messages.push(format(...parts));
};

beforeEach(() => {
  messages.length = 0;
});

afterEach(() => {
  expect(messages, 'written to console.error').toEqual([]);
});

// Passwords cost next to nothing, but where the hash itself is tested: 240 of them would take 10 s of CPU.
const { scrypt } = crypto;
if (scrypt.name !== 'cheapScrypt') {
  crypto.scrypt = function cheapScrypt(
    password: string,
    salt: Buffer,
    bytes: number,
    done: Parameters<typeof scrypt>[4],
  ) {
    const isTested = expect.getState().testPath?.endsWith('/accounts/password.test.ts');
    scrypt(password, salt, bytes, isTested ? {} : { cost: 2 }, done);
  } as typeof scrypt;
  syncBuiltinESMExports();
}
