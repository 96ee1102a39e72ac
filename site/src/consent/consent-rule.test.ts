import { expect, test } from 'vitest';
import { categories } from './categories.ts';
import { allowedCategories, type ConsentRule, consentVary } from './consent-rule.ts';

const required: ConsentRule = { mode: 'required' };
const off: ConsentRule = { mode: 'off' };
const byRegion: ConsentRule = { mode: 'by region', header: 'CF-IPCountry', regions: ['DE', 'GB'] };

test.each<[string, ConsentRule, string | undefined, string | undefined, readonly string[]]>([
  ['before a choice', required, undefined, undefined, []],
  ['with a choice', required, 'consent=maps', undefined, ['maps']],
  ['with a refusal', required, 'consent=none', 'US', []],
  ['on a site that asks no visitors', off, undefined, undefined, categories],
  ['on a site that asks no visitors, with a refusal', off, 'consent=none', undefined, []],
  ['from a region that the rule lists', byRegion, undefined, 'DE', []],
  ['from a listed region in lower case', byRegion, undefined, 'gb', []],
  ['from another region', byRegion, undefined, 'US', categories],
  ['from another region, with a choice', byRegion, 'consent=video', 'US', ['video']],
  ['without the region header', byRegion, undefined, undefined, []],
  ['with an empty region', byRegion, undefined, '', []],
])('knows what a visitor %s allows', (_who, rule, cookie, region, allowed) => {
  expect([...allowedCategories(rule, { cookie, region })]).toEqual(allowed);
});

test('pages vary by what the rule reads, and by cookie under every rule', () => {
  expect(consentVary(required)).toBe('Cookie');
  expect(consentVary(off)).toBe('Cookie');
  expect(consentVary(byRegion)).toBe('Cookie, cf-ipcountry');
});
