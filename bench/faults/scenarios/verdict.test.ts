import type { Ledger } from '@headwater/e2e/support/leads/ledger.ts';
import type { RequestRecord } from '@headwater/e2e/support/traffic/driver.ts';
import { expect, test } from 'vitest';
import { type Evidence, evidenceText, type Goals, missedGoals } from './verdict.ts';

const request: RequestRecord = { kind: 'page', path: '/', at: 0, outcome: 200, milliseconds: 5 };
const search: RequestRecord = { ...request, kind: 'search', path: '/search?q=a' };
const lead = { key: 'k1', marker: 'chaos 1', end: 'acknowledged' as const, steps: ['sent'], milliseconds: 9 };
const ledger: Ledger = {
  sent: 1,
  acknowledged: 1,
  refused: 0,
  unknown: 0,
  atCms: 1,
  missing: 0,
  duplicates: 0,
  refusedAtCms: 0,
};
const good: Evidence = {
  traffic: { startedAt: 0, pages: Array.from({ length: 1_999 }, () => request), others: [search], leads: [lead] },
  ledger,
  stored: new Set(['k1']),
  canaryHits: 0,
  exposed: [],
  hostile: { sent: 8, wrong: [] },
};
const strict: Goals = { goodPages: 1, images: 1, searches: 1, formsAtOnce: true };
const lenient: Goals = { goodPages: 0.9995, images: 0.9, searches: 0.5, formsAtOnce: false };

function withPages(...outcomes: (number | string)[]): Evidence {
  const pages = [...good.traffic.pages, ...outcomes.map((outcome) => ({ ...request, outcome }))];
  return { ...good, traffic: { ...good.traffic, pages } };
}

function withOthers(...others: RequestRecord[]): Evidence {
  return { ...good, traffic: { ...good.traffic, others } };
}

test('a run without failures misses no goal', () => {
  expect(missedGoals(good, strict)).toEqual([]);
});

test.each<[string, Evidence, Goals, string]>([
  ['an error page', withPages(502), strict, '99.950 % good page responses, not 100 %.'],
  ['two error pages', withPages(502, 'socket hang up'), lenient, '99.900 % good page responses, not 99.95 %.'],
  ['other content', withPages('200 with other content'), strict, '99.950 % good page responses, not 100 %.'],
  ['no requests', { ...good, traffic: { ...good.traffic, pages: [] } }, strict, 'No page was requested.'],
  [
    'a failed search',
    withOthers(search, { ...search, outcome: 503 }),
    strict,
    '50.000 % of searches served, not 100 %.',
  ],
  [
    'many failed searches',
    withOthers(search, { ...search, outcome: 503 }, { ...search, outcome: 503 }),
    lenient,
    '33.333 % of searches served, not 50 %.',
  ],
  [
    'a failed image',
    withOthers({ ...search, kind: 'image', outcome: 503 }),
    lenient,
    '0.000 % of images served, not 90 %.',
  ],
  [
    'a search that broke off',
    withOthers(search, search, { ...search, outcome: 'socket hang up' }),
    lenient,
    '1 images and searches failed without a 503.',
  ],
  ['slow pages', good, { ...strict, pagesP99Ms: 4 }, 'p99 of pages is 5 ms, not 4.'],
  [
    'a form that was sent twice',
    { ...good, traffic: { ...good.traffic, leads: [{ ...lead, steps: ['503', 'sent'] }] } },
    strict,
    '1 forms were not taken at once.',
  ],
  ['a lead in no store', { ...good, stored: new Set() }, lenient, '1 confirmed leads are in no store.'],
  ['a lost lead', { ...good, ledger: { ...ledger, missing: 1 } }, lenient, '1 confirmed leads are missing at the CMS.'],
  ['a doubled lead', { ...good, ledger: { ...ledger, duplicates: 1 } }, lenient, '1 leads are at the CMS twice.'],
  [
    'a text of a visitor in Redis',
    { ...good, exposed: ['headwater:a'] },
    lenient,
    'What visitors sent is in headwater:a.',
  ],
  ['a canary', { ...good, canaryHits: 2 }, lenient, 'The canary was connected to 2 times.'],
  [
    'a wrong response to a hostile request',
    { ...good, hostile: { sent: 8, wrong: ['/: 500'] } },
    lenient,
    'Hostile requests got wrong responses: /: 500.',
  ],
])('%s misses a goal', (_what, evidence, goals, sentence) => {
  expect(missedGoals(evidence, goals)).toContain(sentence);
});

test('a lenient goal allows one failed page in two thousand as well as some failed searches', () => {
  const others = [search, { ...search, outcome: 429 }, { ...search, outcome: 503 }];
  const { traffic } = withPages(502);
  expect(missedGoals({ ...good, traffic: { ...traffic, others } }, { ...lenient, pagesP99Ms: 5 })).toEqual([]);
});

test('the report has a row for each kind of request', () => {
  const text = evidenceText('chaos', good);
  expect(text).toContain('| pages | 1999 | 1999 × 200 | 5 ms | 5 ms | 5 ms | 5 ms |');
  expect(text).toContain('| searches | 1 | 1 × 200 |');
  expect(text).toContain('| submissions | 1 | 1 × acknowledged |');
});
