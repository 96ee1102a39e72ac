import { expect, onTestFinished, test, vi } from 'vitest';
import { env } from '../../config/env.ts';
import { siteConfig } from '../../config/site.config.ts';
import { createLimits } from './rate-limits.ts';

const rates = [
  ['searches', siteConfig.search.perMinute],
  ['form-posts', env.FORM_POSTS_PER_MINUTE],
  ['form-tokens', env.FORM_POSTS_PER_MINUTE * siteConfig.leads.tokensPerPost],
  ['form-mails', env.FORM_POSTS_PER_MINUTE],
  ['uploads', siteConfig.leads.uploadsPerMinute],
  ['editor-tokens', 120],
  ['passwords', 5],
  ['policy-reports', 20],
  ['unknown-paths', siteConfig.notFoundPerVisitor],
] as const;

test.each(rates)('each client may use %s %i times at once', async (name, most) => {
  // A stopped clock, because tokens are refilled with time.
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const limit = createLimits()[name];
  const waits = await Promise.all(Array.from({ length: most + 1 }, () => limit('192.0.2.1')));
  expect(waits.map((seconds) => seconds > 0)).toEqual([...Array.from({ length: most }, () => false), true]);
  expect(await limit('192.0.2.2')).toBe(0);
});

test('instances share the count of attempts', async () => {
  const calls: unknown[] = [];
  const results = [7, 0];
  const limits = createLimits(async (...call) => {
    calls.push(call);
    return results.shift();
  });
  const waits = [await limits.passwords('192.0.2.1 ada'), await limits.passwords('192.0.2.1 ada')];
  expect(waits).toEqual([7, 0]);
  expect(calls).toEqual(Array.from({ length: 2 }, () => ['passwords', 5, '192.0.2.1 ada']));
});

test('an instance counts attempts alone while the count cannot be shared', async () => {
  const limits = createLimits(async () => undefined);
  const alone = Array.from({ length: 6 }, () => limits.passwords('192.0.2.1 ada'));
  expect((await Promise.all(alone)).map((seconds) => seconds > 0)).toEqual([...Array(5).fill(false), true]);
});

test('an instance counts unknown paths by itself', () => {
  const limits = createLimits(() => Promise.reject(new Error('called')));
  expect(limits['unknown-paths']('192.0.2.1')).toBe(0);
  expect(limits['policy-reports']('192.0.2.1')).toBe(0);
});

test('each limit that instances share has its own name and rate', async () => {
  const calls: unknown[] = [];
  const limits = createLimits(async (name, perMinute) => {
    calls.push([name, perMinute]);
    return 0;
  });
  const shared = rates.filter(([name]) => name !== 'policy-reports' && name !== 'unknown-paths');
  for (const [name] of shared) await limits[name]('x');
  expect(calls).toEqual(shared);
});
