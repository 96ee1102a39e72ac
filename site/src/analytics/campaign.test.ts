import { expect, test } from 'vitest';
import { campaignIn, mayNameReferrer, readCampaign, storedCampaign } from './campaign.ts';

const now = Date.UTC(2026, 10, 21);
const day = 86_400_000;

test('reads only the ad click ID or the labels of a campaign from the URL', () => {
  expect(campaignIn('?utm_source=letter&gclid=Cj0K_a-b1&utm_id=7&page=2')).toEqual({
    utm_source: 'letter',
    gclid: 'Cj0K_a-b1',
  });
  expect(campaignIn('?utm_campaign=Fr%C3%BChjahr%202026')).toEqual({ utm_campaign: 'Frühjahr 2026' });
});

test.each(['gclid', 'gbraid', 'wbraid', 'msclkid', 'fbclid'])('reads the ad click ID %s', (name) => {
  expect(campaignIn(`?${name}=IwAR0_x-1.aem~2&page=2`)).toEqual({ [name]: 'IwAR0_x-1.aem~2' });
});

test.each(['', '?gclid=<script>', '?utm_source=', '?utm_term=a%00b', `?utm_term=${'x'.repeat(201)}`])(
  'finds no campaign in %j',
  (search) => {
    expect(campaignIn(search)).toBeUndefined();
  },
);

test('a campaign expires after exactly 90 days', () => {
  const stored = storedCampaign({ gclid: 'abc', utm_source: 'letter' }, 90, now);
  expect(readCampaign(stored, now + 90 * day - 1)).toEqual({ gclid: 'abc', utm_source: 'letter' });
  expect(readCampaign(stored, now + 90 * day)).toBeUndefined();
});

test.each([null, '', 'null', '[]', '{"campaign":7}', '{"campaign":{"gclid":"a b"},"until":9e15}', 'broken'])(
  'rejects the stored value %j',
  (stored) => {
    expect(readCampaign(stored, now)).toBeUndefined();
  },
);

test.each([
  ['with consent', { isAllowed: true, hasTags: true, wasAsked: true }],
  ['on a site that measures nothing and asks nothing', { isAllowed: false, hasTags: false, wasAsked: false }],
])("a form may name its visitor's referrer %s", (_when, consent) => {
  expect(mayNameReferrer(consent)).toBe(true);
});

test.each([
  ['after a refusal', { isAllowed: false, hasTags: true, wasAsked: true }],
  ['before a choice, on a site that measures', { isAllowed: false, hasTags: true, wasAsked: false }],
  ['after a refusal, on a site that measures nothing', { isAllowed: false, hasTags: false, wasAsked: true }],
])("a form may not name its visitor's referrer %s", (_when, consent) => {
  expect(mayNameReferrer(consent)).toBe(false);
});
