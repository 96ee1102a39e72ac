import { expect, test } from 'vitest';
import type { LeadContent, LeadFlag } from './lead.ts';
import { submitHeaders } from './submit-headers.ts';
import { aLead } from './testing/store-under-test.ts';

const { content } = aLead('a');
const expired = { 'x-headwater-captcha': 'expired' };

test.each<[string, Partial<LeadContent>, number, object]>([
  ['no captcha', {}, 0, {}],
  ['no captcha, after a day', {}, 86_400_000, {}],
  ['a captcha, at once', { hasCaptcha: true }, 0, {}],
  ['a captcha, after 100 seconds', { hasCaptcha: true }, 100_000, {}],
  ['a captcha, later', { hasCaptcha: true }, 100_001, expired],
  ['a captcha that its form could not show', { uncheckedCaptcha: 7 }, 0, expired],
  ['a captcha that was not solved', { hasCaptcha: true, unsolvedCaptcha: 7 }, 0, expired],
])('the headers of a lead say whether its captcha is too old: %s', (_what, parts, age, expected) => {
  const lead = { content: { ...content, ...parts }, flags: [], acceptedAt: 1_000 };
  expect(submitHeaders(lead, 1_000 + age)).toEqual(expected);
});

test.each<[LeadFlag[], object]>([
  [[], {}],
  [['fast'], { 'x-headwater-flags': 'fast' }],
  [['fast', 'low-score'], { 'x-headwater-flags': 'fast,low-score' }],
])('the headers of a lead name its flags %j', (flags, expected) => {
  expect(submitHeaders({ content, flags, acceptedAt: 0 }, 0)).toEqual(expected);
});
