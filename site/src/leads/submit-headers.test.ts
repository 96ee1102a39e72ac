import { expect, test } from 'vitest';
import type { LeadContent, LeadFlag } from './lead.ts';
import { submitHeaders } from './submit-headers.ts';
import { aLead } from './testing/store-under-test.ts';

const { content } = aLead('a');

/** The headers of a lead that was accepted this many milliseconds ago. */
function headersOf(parts: Partial<LeadContent>, age: number) {
  return submitHeaders({ content: { ...content, ...parts }, flags: [], acceptedAt: 1_000 }, 1_000 + age);
}

test.each<[string, Partial<LeadContent>, number]>([
  ['without a captcha', {}, 0],
  ['without a captcha after a day', {}, 86_400_000],
  ['with a captcha of this moment', { hasCaptcha: true }, 0],
  ['with a captcha of 100 seconds ago', { hasCaptcha: true }, 100_000],
])('a lead %s has no header about its captcha', (_what, parts, age) => {
  expect(headersOf(parts, age)).toEqual({});
});

test.each<[string, Partial<LeadContent>, number]>([
  ['that was solved more than 100 seconds ago', { hasCaptcha: true }, 100_001],
  ['that its form could not show', { uncheckedCaptcha: 7 }, 0],
  ['that was not solved', { hasCaptcha: true, unsolvedCaptcha: 7 }, 0],
])('the headers of a lead mark a captcha %s as expired', (_what, parts, age) => {
  expect(headersOf(parts, age)).toEqual({ 'x-headwater-captcha': 'expired' });
});

test.each<[LeadFlag[], object]>([
  [[], {}],
  [['fast'], { 'x-headwater-flags': 'fast' }],
  [['fast', 'low-score'], { 'x-headwater-flags': 'fast,low-score' }],
])('the headers of a lead name its flags %j', (flags, expected) => {
  expect(submitHeaders({ content, flags, acceptedAt: 0 }, 0)).toEqual(expected);
});
