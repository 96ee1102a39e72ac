import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { synonyms } from '@headwater/brand/synonyms.ts';
import { createCms } from '@headwater/cms/create-cms.ts';
import { catalogueFiles } from '@headwater/site/src/catalogue/index/catalogue-files.ts';
import { keepCurrent } from '@headwater/site/src/catalogue/index/keep-current.ts';
import { catalogueMethods } from '@headwater/site/src/catalogue/index/methods.ts';
import { synonymFinder } from '@headwater/site/src/catalogue/index/queries/fts-query.ts';
import { tablesOf } from '@headwater/site/src/catalogue/tables/tables-of.ts';
import type { QueryCms } from '@headwater/site/src/cms-client/cms-client.ts';
import { CmsQueryError } from '@headwater/site/src/cms-client/errors.ts';
import { print } from 'graphql';
import { afterAll, expect, test } from 'vitest';
import { startingContent } from '../starting-content.ts';
import { catalogue } from './catalogue.ts';
import type { ProductFigures } from './product-model.ts';

const folder = await mkdtemp(join(tmpdir(), 'headwater-demo-'));
const baseUrl = 'http://cms.test';
const cms = await createCms({ folder, startingContent, baseUrl, siteUrl: 'http://site.test' });
const query: QueryCms = async (document, variables) => {
  const body = JSON.stringify({ query: print(document), variables });
  const headers = { 'content-type': 'application/json' };
  const response = await cms.fetch(new Request(`${baseUrl}/graphql`, { method: 'POST', headers, body }));
  const { data, errors = [] } = await response.json();
  // It is asked for less at once then.
  if (!data) throw new CmsQueryError('a query of the index', errors);
  return { data, errors };
};
const files = catalogueFiles(join(folder, 'index'), 'demo');
const current = keepCurrent({ files, query, readTables: tablesOf, log: () => undefined });
await current.start();
const { search } = catalogueMethods(current, files, { synonymsOf: synonymFinder(synonyms) });
afterAll(async () => {
  current.close();
  cms.close();
  await rm(folder, { recursive: true });
});

function firstHit(term: string) {
  const response = search(term, { most: 4 });
  return 'groups' in response ? response.groups[0]?.hits[0] : undefined;
}

test.each([
  ['sn4055', 'SN-4055', 'exact'],
  ['SN4055', 'SN-4055', 'exact'],
  ['SN 4055', 'SN-4055', 'exact'],
  ['SC8140', 'SC-8140', 'exact'],
  ['sn-4055-wr', 'SN-4055-WR', 'exact'],
  ['SN-4055-RW', 'SN-4055-WR', 'superseded'],
  ['SN-4055-SL1', 'SN-4055-LMS', 'superseded'],
  ['N100-4410', 'SN-4055-WR', 'cross-reference'],
])('the number %s leads to %s first', (term, number, kind) => {
  expect(firstHit(term)).toMatchObject({ number, reason: { kind } });
});

test.each([
  ['10hp', '10 hp'],
  ['4"', '4 in'],
])('%s leads to a product with exactly that figure first', (term, value) => {
  expect(firstHit(term)?.reason).toMatchObject({ kind: 'figure', value });
});

test('a mistyped word leads to a hit for the word that was meant, a synonym to what pages call it', () => {
  expect(firstHit('impeler')?.title.toLowerCase()).toContain('impeller');
  expect(firstHit('macerator')?.title.toLowerCase()).toContain('grinder');
});

test.each(['60 gpm at 50 ft', '14 m3/h 15 m'])('%s leads first to the pump that is rated nearest', (term) => {
  const away = ({ flowGpm, headFt }: ProductFigures) => Math.hypot(Math.log(flowGpm / 60), Math.log(headFt / 50));
  const rated = catalogue.products.flatMap(({ code, figures }) => (figures ? [{ code, away: away(figures) }] : []));
  const [nearest] = rated.toSorted((one, other) => one.away - other.away);
  expect(firstHit(term)).toMatchObject({ number: nearest?.code, reason: { kind: 'duty' } });
});
