import { expect, onTestFinished, test, vi } from 'vitest';
import { env } from '../config/env.ts';
import { siteConfig } from '../config/site.config.ts';
import { createLimits } from './limits.ts';

test.each([
  ['searches', siteConfig.search.perMinute],
  ['form-posts', env.FORM_POSTS_PER_MINUTE],
  ['form-tokens', env.FORM_POSTS_PER_MINUTE * siteConfig.leads.tokensPerPost],
  ['editor-tokens', 120],
  ['passwords', 5],
  ['unknown-paths', siteConfig.notFoundPerVisitor],
] as const)('one client may use %s %i times at once, and another client as often', (name, most) => {
  // A stopped clock, because tokens are refilled with time.
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const limit = createLimits()[name];
  const waits = Array.from({ length: most + 1 }, () => limit('192.0.2.1'));
  expect(waits.map((seconds) => seconds > 0)).toEqual([...Array.from({ length: most }, () => false), true]);
  expect(limit('192.0.2.2')).toBe(0);
});
