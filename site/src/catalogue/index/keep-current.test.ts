import { readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { errors } from 'undici';
import { expect, test } from 'vitest';
import type { QueryCms } from '../../cms-client/cms-client.ts';
import { CmsQueryError, CmsUnreachableError } from '../../cms-client/errors.ts';
import { printedQuery } from '../../cms-client/printed-query.ts';
import { paper, paperFile } from '../../documents/testing/papers.ts';
import { tablesOf } from '../tables/tables-of.ts';
import { contentOf, noTables, type TestNode } from '../testing/indexed-content.ts';
import { emptyFolder, indexOf } from '../testing/open-index.ts';
import { catalogueFiles } from './catalogue-files.ts';
import { readContent } from './read-content.ts';

/** An index of these nodes, with what it finds and logs, and its clock. */
function watchedIndex(nodes: TestNode[], folder = emptyFolder(), identity = 'one') {
  const logged: string[] = [];
  const time = { now: Date.parse('2026-06-01T00:00:00Z') };
  const { current, methods, queries } = indexOf(nodes, {
    files: catalogueFiles(folder, identity),
    readTables: (html: string) => (html.includes('<table') ? tablesOf(html) : noTables),
    log: (_level, message) => void logged.push(message),
    now: () => time.now,
  });
  const found = (term: string) => {
    const response = methods.search(term);
    return 'refused' in response ? [] : response.groups.flatMap(({ hits }) => hits.map(({ href }) => href));
  };
  return { current, methods, found, logged, queries, folder, time };
}

const seal: TestNode = { id: 7, uri: '/seals/', title: 'Mechanical seals', modified: '2026-01-02T00:00:00' };

test('finds what the CMS has published, with its path', async () => {
  const { current, methods, found } = watchedIndex([seal]);
  await current.start();
  expect(found('seal')).toEqual(['/seals/']);
  expect(methods.paths()).toEqual({ keys: ['/', '/seals/'], isComplete: true });
  expect(methods.state()).toMatchObject({ isAvailable: true, hasAllPaths: true, paths: 2, parts: 0 });
});

test('imported figures of a product count before those of its text', async () => {
  const content = '<table><tr><td>Flow</td><td>300 gpm</td></tr><tr><td>Head</td><td>60 ft</td></tr></table>';
  const fields = { singleProduct: { catalogueTables: 'Flow (gpm)\t450' } };
  const { current, methods } = watchedIndex([{ id: 8, title: 'SN-3040 Pump', isProduct: true, content, fields }]);
  await current.start();
  expect(methods.search('SN-3040')).toMatchObject({
    groups: [
      {
        hits: [
          { figures: [expect.objectContaining({ value: '450 gpm' }), expect.objectContaining({ value: '60 ft' })] },
        ],
      },
    ],
  });
});

test('reads a CMS of any size to its end', async () => {
  const { current, methods } = watchedIndex(Array.from({ length: 250 }, (_, id) => ({ id: id + 1 })));
  await current.start();
  expect(methods.state().paths).toBe(251);
});

test.each([
  ['refuses for their size', new CmsQueryError('GetIndexedContent', [])],
  ['takes too long for', new CmsUnreachableError('', '', { cause: new errors.HeadersTimeoutError() })],
  [
    'takes too long for, with a retry',
    new CmsUnreachableError('', '', { cause: new DOMException('', 'TimeoutError') }),
  ],
])('batches that a CMS %s are not queried again', async (_what, failure) => {
  const { query } = contentOf(Array.from({ length: 100 }, (_, id) => ({ id: id + 1 })));
  const sizes: unknown[] = [];
  const refusing: typeof query = async (document, variables) => {
    const { first } = variables as { first: number };
    sizes.push(first);
    if (first > 20) throw failure;
    return query(document, variables);
  };
  const batches: number[] = [];
  for await (const nodes of readContent(refusing, 'oldest')) batches.push(nodes.length);
  expect([sizes, batches]).toEqual([
    [100, 20, 20, 20, 20, 20],
    [20, 20, 20, 20, 20],
  ]);
});

test('a build after a failed one begins with the batches that worked, and the one after a complete one with large ones', async () => {
  const { query } = contentOf(Array.from({ length: 60 }, (_, id) => ({ id: id + 1 })));
  const sizes: unknown[] = [];
  let isDown = true;
  const refusing: typeof query = async (document, variables) => {
    const { first, after, orderby } = variables as { first: number; after: string | null; orderby?: unknown };
    if (!orderby) return query(document, variables);
    sizes.push(first);
    if (first > 20) throw new CmsQueryError('GetIndexedContent', []);
    if (after === '40' && isDown) throw new CmsUnreachableError('', '');
    return query(document, variables);
  };
  const { current } = indexOf([], { query: refusing });
  await current.build();
  isDown = false;
  await current.build();
  await current.build();
  expect(sizes).toEqual([100, 20, 20, 20, 20, 20, 20, 100, 20, 20, 20]);
});

test('a CMS that is away is queried for one batch', async () => {
  const queries: unknown[] = [];
  const away = async (_document: unknown, variables: unknown) => {
    queries.push(variables);
    throw new CmsUnreachableError('', '', { cause: new errors.ConnectTimeoutError() });
  };
  await expect(readContent(away, 'oldest').next()).rejects.toThrow(CmsUnreachableError);
  expect(queries).toHaveLength(1);
});

test('a text with a password is not in the index, but its path is', async () => {
  const { current, methods, found } = watchedIndex([{ ...seal, isProtected: true }]);
  await current.start();
  expect(found('seal')).toEqual([]);
  expect(methods.paths().keys).toEqual(['/', '/seals/']);
});

test.each([
  ['in its head', { fullHead: "<meta name='robots' content='noindex, follow' />" }],
  ['in a field of its own', { fullHead: '', metaRobotsNoindex: 'noindex' }],
])('no search shows a page that its editor hides from robots %s', async (_where, seo) => {
  const { current, found } = watchedIndex([{ ...seal, seo }]);
  await current.start();
  expect(found('seal')).toEqual([]);
});

test('a changed node is found by its new title and path at once', async () => {
  const nodes = [seal];
  const { current, methods, found } = watchedIndex(nodes);
  await current.start();
  nodes[0] = { ...seal, uri: '/packing/', title: 'Packing' };
  await current.refresh([7], false);
  expect([found('seal'), found('packing'), methods.paths().keys]).toEqual([[], ['/packing/'], ['/', '/packing/']]);
});

test.each([
  ['deleted', (nodes: TestNode[]) => void nodes.pop()],
  ['given a password', (nodes: TestNode[]) => void nodes.splice(0, 1, { ...seal, isProtected: true })],
])('a node that is %s leaves the index', async (_what, change) => {
  const nodes = [seal];
  const { current, found } = watchedIndex(nodes);
  await current.start();
  change(nodes);
  await current.refresh([7], false);
  expect(found('seal')).toEqual([]);
});

test('without a webhook, changes are found by their time, and no more is read than needed', async () => {
  const nodes = [seal, ...Array.from({ length: 30 }, (_, at) => ({ id: at + 100, modified: '2026-01-01T00:00:00' }))];
  const { current, found, queries } = watchedIndex(nodes);
  await current.start();
  nodes[0] = { ...seal, title: 'Packing', modified: '2026-02-01T00:00:00' };
  queries.length = 0;
  await current.poll();
  expect(found('packing')).toEqual(['/seals/']);
  expect(queries.filter((name) => name === 'GetIndexedContent')).toHaveLength(1);
});

test('a poll that finds no change queries one batch, and writes nothing', async () => {
  const { current, queries } = watchedIndex([seal]);
  await current.start();
  const changes = () => current.file()?.database.prepare('SELECT total_changes() AS count').get()?.count;
  const before = changes();
  queries.length = 0;
  await current.poll();
  expect([queries, changes()]).toEqual([['GetIndexedContent'], before]);
});

/** An index whose CMS does not send the list of authors while `cms.isAway`. */
function indexWithoutAuthors(folder = emptyFolder()) {
  const cms = { isAway: false };
  const { query: answer } = contentOf([seal]);
  const queries: string[] = [];
  const query: QueryCms = (document, variables) => {
    const { operationName } = printedQuery(document);
    queries.push(operationName);
    return cms.isAway && operationName === 'GetAuthorPaths'
      ? Promise.reject(new CmsUnreachableError(operationName, 'away'))
      : answer(document, variables);
  };
  const { current, methods } = indexOf([], { folder, query, files: catalogueFiles(folder, 'one') });
  return { cms, current, queries, hasAllPaths: () => methods.state().hasAllPaths };
}

test('lists that the CMS did not send after a change are read again by the next poll, and then no more', async () => {
  const { cms, current, queries, hasAllPaths } = indexWithoutAuthors();
  await current.start();
  cms.isAway = true;
  await current.refresh([], true);
  await current.poll();
  expect(hasAllPaths()).toBe(false);
  cms.isAway = false;
  await current.poll();
  expect(hasAllPaths()).toBe(true);
  queries.length = 0;
  await current.poll();
  expect(queries).toEqual(['GetIndexedContent']);
});

test('lists that failed to be copied after a change are read again by the next poll', async () => {
  const content = contentOf([seal]);
  let fails = false;
  const query: QueryCms = (document, variables) =>
    fails ? Promise.reject(new Error('not the fault of the CMS')) : content.query(document, variables);
  const { current } = indexOf([], { query });
  await current.start();
  fails = true;
  await current.refresh([], true);
  fails = false;
  content.queries.length = 0;
  await current.poll();
  expect(content.queries).toContain('GetAuthorPaths');
});

test('lists that the CMS did not send while the index was built are read after a restart, too', async () => {
  const folder = emptyFolder();
  const first = indexWithoutAuthors(folder);
  first.cms.isAway = true;
  await first.current.start();
  expect(first.hasAllPaths()).toBe(false);
  first.current.close();
  const second = indexWithoutAuthors(folder);
  await second.current.start();
  expect(second.hasAllPaths()).toBe(true);
});

test('a day after the last build, deletions are found as well, in a new file', async () => {
  const nodes = [seal, { id: 8, title: 'Packing' }];
  const { current, found, time, folder } = watchedIndex(nodes);
  await current.start();
  nodes.pop();
  time.now += 25 * 3_600_000;
  await current.poll();
  expect(found('packing')).toEqual([]);
  expect(readdirSync(folder).filter((name) => name.endsWith('.sqlite'))).toEqual(['catalogue-2.sqlite']);
});

test('a restart responds from the disk while the CMS is away', async () => {
  const first = watchedIndex([seal]);
  await first.current.start();
  first.current.close();
  const { folder } = first;
  const { current, methods } = indexOf([], { folder, query: () => Promise.reject(new Error('away')) });
  await current.start();
  expect(methods.search('seal')).toMatchObject({ outcome: 'found' });
});

test.each([
  ['damaged', (file: string) => writeFileSync(file, 'no database')],
  ['cut off', (file: string) => truncateSync(file, 8192)],
  ['empty', (file: string) => truncateSync(file, 0)],
])('a file that is %s is dropped, and built anew', async (_what, damage) => {
  const first = watchedIndex([seal]);
  await first.current.start();
  first.current.close();
  damage(join(first.folder, 'catalogue-1.sqlite'));
  const second = watchedIndex([seal], first.folder);
  await second.current.start();
  expect(second.found('seal')).toEqual(['/seals/']);
});

test('a file that the disk does not let be opened stays, and is opened later', async () => {
  const first = watchedIndex([seal]);
  await first.current.start();
  first.current.close();
  const files = catalogueFiles(first.folder, 'one');
  const lock = new DatabaseSync(join(first.folder, 'catalogue-1.sqlite'));
  lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  expect(files.openNewest()).toBeUndefined();
  lock.close();
  const opened = files.openNewest();
  expect(opened?.number).toBe(1);
  opened?.database.close();
});

test('a file of another CMS is dropped', async () => {
  const first = watchedIndex([seal]);
  await first.current.start();
  first.current.close();
  const second = watchedIndex([{ id: 1, uri: '/other/', title: 'Other seal' }], first.folder, 'two');
  await second.current.start();
  expect(second.found('seal')).toEqual(['/other/']);
});

test('a build that the CMS ends leaves the current file', async () => {
  const nodes = [seal];
  const { current, found, logged, folder } = watchedIndex(nodes);
  await current.start();
  const failing = contentOf(nodes);
  nodes[0] = null as unknown as TestNode;
  await current.build();
  expect(failing.queries).toEqual([]);
  expect(found('seal')).toEqual(['/seals/']);
  expect(logged).toContain('the index was not built');
  expect(readdirSync(folder).filter((name) => name.endsWith('.sqlite'))).toEqual(['catalogue-1.sqlite']);
});

test('a disk that cannot be written is reported once, and there is no index', async () => {
  const file = join(emptyFolder(), 'file');
  writeFileSync(file, '');
  const { current, methods, logged } = watchedIndex([seal], join(file, 'catalogue'));
  await current.start();
  await current.poll();
  expect(logged).toEqual(['the index was not built: the disk failed; the CMS searches until it works again']);
  expect(methods.state().isAvailable).toBe(false);
});

test('what changes while a new file is built is in it', async () => {
  const nodes = [seal];
  const { current, found } = watchedIndex(nodes);
  await current.start();
  const build = current.build();
  nodes[0] = { ...seal, title: 'Packing' };
  await Promise.all([build, current.refresh([7], false)]);
  expect(found('packing')).toEqual(['/seals/']);
});

test.each(['GetIndexedContent', 'GetAuthorPaths'])(
  'what changes once more while the CMS responds to %s is read again',
  async (operation) => {
    const content = contentOf([seal]);
    let again: Promise<void> | undefined;
    const query: QueryCms = async (document, variables) => {
      const response = await content.query(document, variables);
      if (current.file() && content.queries.at(-1) === operation) again ??= current.refresh([7], true);
      return response;
    };
    const { current } = indexOf([], { query });
    await current.start();
    content.queries.length = 0;
    await current.refresh([7], true);
    await again;
    expect(content.queries.filter((name) => name === operation)).toHaveLength(2);
  },
);

test('searches go on while the file is replaced, also where the old one cannot be deleted', async () => {
  const nodes = [seal, ...Array.from({ length: 120 }, (_, id) => ({ id: id + 100, title: 'Seal' }))];
  const folder = emptyFolder();
  const files = catalogueFiles(folder, 'one');
  const undeletable = { ...files, discard: ({ database }: Parameters<typeof files.discard>[0]) => database.close() };
  const { current, methods } = indexOf(nodes, { files: undeletable });
  await current.start();
  let isBuilding = true;
  const builds = current
    .build()
    .then(() => current.build())
    .finally(() => {
      isBuilding = false;
    });
  let searches = 0;
  for (; isBuilding; searches += 1) {
    expect(methods.search('mechanical seals')).toMatchObject({ outcome: 'found' });
    await new Promise((resolve) => setImmediate(resolve));
  }
  await builds;
  expect(searches).toBeGreaterThan(20);
  current.close();
  expect(catalogueFiles(folder, 'one').openNewest()?.number).toBe(3);
});

const manual = paper({
  slug: 'iom-300',
  number: 'IOM-300',
  title: 'GR-300: manual',
  products: [{ path: '/gr/', title: 'GR-300' }],
  files: [paperFile({ revision: 'b', language: 'de', note: 'New seal' })],
});

const written = (...papers: (typeof manual)[]) => papers.map((one) => ({ slug: one.slug, paper: JSON.stringify(one) }));

test('documents are found by number, words, language and note, also in an index that is built anew', async () => {
  const { current, methods, found } = watchedIndex([seal]);
  const building = current.start();
  await current.takePapers(written(manual));
  await building;
  const finds = () => ['iom300', 'GR-300 manual', 'gr300 german', 'new seal'].map(found);
  const all = Array.from({ length: 4 }, () => ['/documents/iom-300/']);
  expect(finds()).toEqual(all);
  await current.build();
  expect(finds()).toEqual(all);
  expect(methods.search('iom 300')).toMatchObject({
    groups: [{ name: 'papers', hits: [{ number: 'IOM-300', reason: { kind: 'exact' }, excerpt: 'Manual · German' }] }],
  });
});

test('a document is found as it is now, and not when it is withdrawn', async () => {
  const { current, methods, found } = watchedIndex([seal, { id: 8, uri: '/documents/iom-300/', title: 'Our manual' }]);
  await current.start();
  await current.takePapers(written(manual, paper({ slug: 'c1', title: 'Certificate' })));
  await current.takePapers(written({ ...manual, title: 'GR-300: instructions' }));
  expect([found('GR-300 instructions'), found('certificate')]).toEqual([['/documents/iom-300/'], []]);
  await current.takePapers([]);
  expect(found('GR-300 instructions')).toEqual([]);
  // An editor's page at its path stays known.
  expect(methods.paths().keys).toContain('/documents/iom-300/');
});
