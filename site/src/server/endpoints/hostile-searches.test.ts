import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { catalogueFiles } from '../../catalogue/index/catalogue-files.ts';
import { keepCurrent } from '../../catalogue/index/keep-current.ts';
import { catalogueMethods } from '../../catalogue/index/methods.ts';
import { tablesOf } from '../../catalogue/tables/tables-of.ts';
import { escapedTerm, hostileTerms } from '../../catalogue/testing/hostile-terms.ts';
import { contentOf } from '../../catalogue/testing/indexed-content.ts';
import { sendRequest, startListeningSite } from '../testing/listening-site.ts';
import { standInPages } from '../testing/stand-in-pages.ts';

const table = (head: string, row: string) => `<table><tr><th>${head}</th></tr><tr><td>${row}</td></tr></table>`;
const content =
  table('Figure</th><th>Value', 'Flow</td><td>60 gpm') + table('No.</th><th>Part number', '1</td><td>SN-4055-WR');

/** Suggestions over HTTP, from an index of one pump. */
async function start() {
  const files = catalogueFiles(await testFolder(), 'test');
  const { query } = contentOf([{ id: 1, isProduct: true, title: 'SN-4055 Pump', content }]);
  const current = keepCurrent({ files, query, readTables: tablesOf, log: () => undefined });
  onTestFinished(() => current.close());
  await current.start();
  const { search } = catalogueMethods(current, files, { synonymsOf: () => [] });
  const handler = standInPages(async (req, res) => {
    res.writeHead(Number(/^\/(\d{3})$/.exec(req.url ?? '')?.[1] ?? 200)).end('a page');
  });
  const catalogue = { search: async (...values: Parameters<typeof search>) => search(...values) };
  const { port } = await startListeningSite({
    handler,
    parts: { catalogue: { ...catalogue, figures: async () => undefined } },
  });
  return (escaped: string) => sendRequest(port, `/api/suggest?q=${escaped}`);
}

test('100 hostile queries over HTTP have suggestions, or none, and what a visitor types afterward has its own', async () => {
  const suggest = await start();
  for (const term of hostileTerms(100, 38)) {
    const { status, body } = await suggest(escapedTerm(term));
    expect([status, body], JSON.stringify(term)).toEqual([200, expect.stringContaining('"groups":[')]);
  }
  const { body } = await suggest('sn4055wr');
  expect(body).toContain('"number":"SN-4055-WR"');
});

test('a query of more than 200 characters is refused with the number that may be sent', async () => {
  const suggest = await start();
  expect(await suggest('x'.repeat(201))).toMatchObject({
    status: 400,
    body: expect.stringContaining('Send at most 200 characters.'),
  });
});
