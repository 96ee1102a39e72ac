import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listEmptySearches, openEmptySearches } from './empty-searches.ts';

const day = (date: string) => Date.parse(`${date}T12:00:00Z`);

function record() {
  const folder = mkdtempSync(join(tmpdir(), 'headwater-searches-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'searches.sqlite');
  const searches = openEmptySearches(file, 0);
  onTestFinished(searches.close);
  return { searches, list: () => listEmptySearches(file) };
}

const written = () => new Promise((resolve) => setTimeout(resolve, 20));

test('counts words that found nothing, with the first and the last day', async () => {
  const { searches, list } = record();
  searches.record('Macerator', day('2026-11-01'));
  await written();
  searches.record('macerator', day('2026-11-03'));
  searches.record('bilge', day('2026-11-02'));
  await written();
  expect(list()).toEqual([
    { term: 'macerator', count: 2, first: '2026-11-01', last: '2026-11-03' },
    { term: 'bilge', count: 1, first: '2026-11-02', last: '2026-11-02' },
  ]);
});

test.each(['ada@example.com', '+1 (218) 555-0142', '4111 1111 1111 1111', 'x'.repeat(61)])(
  'does not record %j, which may be about a person',
  async (term) => {
    const { searches, list } = record();
    searches.record(term, day('2026-11-01'));
    await written();
    expect(list()).toEqual([]);
  },
);

test('a word that a visitor was still typing does not count', async () => {
  const { searches, list } = record();
  for (const term of ['mac', 'macer', 'macerator']) searches.record(term, day('2026-11-01'));
  await written();
  expect(list().map(({ term }) => term)).toEqual(['macerator']);
});

test('a site without a record has no empty searches', () => {
  expect(listEmptySearches(join(tmpdir(), 'headwater-none', 'searches.sqlite'))).toEqual([]);
});
