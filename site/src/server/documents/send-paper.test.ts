import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { collectGarbage } from '@headwater/tools/test-garbage.ts';
import { testServer } from '@headwater/tools/test-server.ts';
import { expect, onTestFinished, test } from 'vitest';
import type { QueryCms } from '../../cms-client/cms-client.ts';
import { CmsUnreachableError } from '../../cms-client/errors.ts';
import { createUploadFetcher } from '../../cms-client/fetch-upload.ts';
import { limits } from '../../cms-client/limits.ts';
import { startUploadServer } from '../../cms-client/testing/upload-server.ts';
import { env } from '../../config/env.ts';
import { GetDocuments, GetProductFiles } from '../../documents/papers.query.ts';
import { openShelf } from '../../documents/shelf.ts';
import { createPaperSender } from './send-paper.ts';

const MB = 1024 * 1024;

interface Row {
  file: string;
  language?: string;
  revision?: string;
}

/** A CMS with papers of one name each, and their files by name; both may change while it runs. */
interface Cms {
  documents: { slug: string; rows: Row[]; supersededBy?: string }[];
  manuals: { product: string; file: string; id?: number }[];
  files: Record<string, string | ((res: ServerResponse) => void)>;
  isDown: boolean;
}

const media = (file: string, id = 0) => ({
  node: {
    databaseId: id || [...file].reduce((sum, letter) => sum + letter.charCodeAt(0), 0),
    mediaItemUrl: `${env.CMS_URL}/wp-content/uploads/${file}`,
    modifiedGmt: '2026-11-27',
    fileSize: 10,
  },
});

function queryOf(cms: Cms): QueryCms {
  const pageInfo = { hasNextPage: false, endCursor: null };
  const numberOf = (slug = '') => cms.documents.findIndex((one) => one.slug === slug) + 1;
  const nodes = (document: unknown): unknown[] => {
    if (document === GetProductFiles) {
      return cms.manuals.map(({ product, file, id }, index) => ({
        databaseId: 100 + index,
        slug: product,
        uri: `/products/${product}/`,
        title: product,
        template: { singleProduct: { brochure: null, dataSheet: null, manual: media(file, id) } },
      }));
    }
    return cms.documents.map(({ slug, rows, supersededBy }) => ({
      databaseId: numberOf(slug),
      slug,
      title: slug,
      number: null,
      kind: 'manual',
      products: null,
      supersededBy: supersededBy ? { nodes: [{ databaseId: numberOf(supersededBy) }] } : null,
      files: rows.map(({ file, language, revision }) => ({
        language,
        revision,
        date: null,
        note: null,
        file: media(file),
      })),
    }));
  };
  // The shape that both documents have in common.
  return (async (document: unknown) => {
    if (document !== GetDocuments && document !== GetProductFiles) throw new Error('an unexpected query');
    if (cms.isDown) throw new CmsUnreachableError('a query', 'the CMS is down');
    return { data: { list: { pageInfo, nodes: nodes(document) } }, errors: [] };
  }) as QueryCms;
}

/** The endpoint over a real server. `restart` opens the same folder again. */
async function startPapers(content: Partial<Cms>, { mostBytes = 100 * MB, completeMs = 5_000 } = {}) {
  const cms: Cms = { documents: [], manuals: [], files: {}, isDown: false, ...content };
  const uploads = await startUploadServer((path, res) => {
    const file = cms.files[decodeURIComponent(path)];
    if (cms.isDown) res.destroy();
    else if (file === undefined) res.writeHead(404).end();
    else if (typeof file === 'string') res.writeHead(200, { 'content-length': Buffer.byteLength(file) }).end(file);
    else file(res);
  });
  const fetcher = createUploadFetcher([() => `${uploads.url}/wp-content/uploads`], limits.paper);
  const folder = await testFolder();
  const warnings: string[] = [];
  const open = () =>
    openShelf({
      folder,
      mostBytes,
      completeMs,
      fetch: fetcher.fetch,
      query: queryOf(cms),
      siteLanguage: 'en',
      onChange: () => {},
      warn: (message: string) => warnings.push(message),
    });
  let shelf = open();
  await shelf.refresh();
  const sender = () => createPaperSender({ shelf, siteUrl: new URL('https://pumps.test'), siteLanguage: 'en' });
  let send = sender();
  const { url: origin } = await testServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '', 'http://site.invalid');
    send(req, res, decodeURIComponent(pathname), searchParams).catch(() => res.destroy());
  });
  onTestFinished(async () => {
    shelf.close();
    await fetcher.close();
  });
  const url = (path: string) => origin + path;
  return {
    cms,
    uploads,
    folder,
    warnings,
    url,
    shelf: () => shelf,
    async get(path: string, headers: Record<string, string> = {}, method = 'GET') {
      const response = await fetch(url(path), { headers, method });
      return { status: response.status, headers: response.headers, body: await response.text() };
    },
    async restart() {
      shelf.close();
      shelf = open();
      send = sender();
      await shelf.refresh();
    },
  };
}

const pdf = (text: string) => `%PDF-1.7 ${text}`;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('three revisions in two languages: the stable URL is the newest of each, and the first keeps its bytes through outage and restart', async () => {
  const files = Object.fromEntries(
    ['a', 'b', 'c'].flatMap((r) => ['en', 'de'].map((l) => [`${r}-${l}.pdf`, pdf(r + l)])),
  );
  const rows = (revisions: string[]) =>
    revisions.flatMap((revision) =>
      ['en', 'de'].map((language) => ({ file: `${revision}-${language}.pdf`, language, revision })),
    );
  const site = await startPapers({ files, documents: [{ slug: 'iom', rows: rows(['a']) }] });
  const first = sha256((await site.get('/documents/iom/a.de.pdf')).body);
  expect(first).toBe(sha256(pdf('ade')));
  site.cms.documents = [{ slug: 'iom', rows: rows(['a', 'b', 'c']) }];
  await site.shelf().refresh();
  const newest = async () => [
    (await site.get('/documents/iom.pdf')).body,
    (await site.get('/documents/iom.pdf?lang=de')).body,
    (await site.get('/documents/iom.pdf?lang=fr')).status,
  ];
  expect(await newest()).toEqual([pdf('cen'), pdf('cde'), 404]);
  // An editor puts another file under the first revision's name; then the CMS goes away, and the site starts again.
  site.cms.files['a-de.pdf'] = pdf('another one');
  site.cms.isDown = true;
  await site.restart();
  expect(sha256((await site.get('/documents/iom/a.de.pdf')).body)).toBe(first);
  expect(await newest()).toEqual([pdf('cen'), pdf('cde'), 404]);
  // Never sent before the outage.
  expect((await site.get('/documents/iom/b.en.pdf')).status).toBe(503);
});

test('an old revision names the newest as canonical, which names none, and a replaced paper its successor', async () => {
  const files = { 'a.pdf': pdf('a'), 'b.pdf': pdf('b') };
  const rows = ['a', 'b'].map((revision) => ({ file: `${revision}.pdf`, revision }));
  const documents = [
    { slug: 'iom', rows },
    { slug: 'old', rows: [{ file: 'a.pdf' }], supersededBy: 'new' },
    { slug: 'new', rows: [] },
  ];
  const { get } = await startPapers({ files, documents });
  const old = await get('/documents/iom/a.en.pdf');
  expect(old.headers.get('link')).toBe('<https://pumps.test/documents/iom.pdf?lang=en>; rel="canonical"');
  expect(old.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await get('/documents/iom/b.en.pdf')).headers.get('link')).toBeNull();
  expect((await get('/documents/iom.pdf')).headers.get('cache-control')).toBe('public, max-age=300');
  const { status, headers } = await get('/documents/old.pdf');
  expect([status, headers.get('link')]).toEqual([200, '<https://pumps.test/documents/new/>; rel="successor-version"']);
});

test('HEAD, a part and a condition are those of the whole file', async () => {
  const { get } = await startPapers({ files: { 'a.pdf': pdf('0123') }, manuals: [{ product: 'sn-1', file: 'a.pdf' }] });
  const head = await get('/documents/sn-1-manual.pdf', {}, 'HEAD');
  expect([head.status, head.body, head.headers.get('content-length')]).toEqual([200, '', '13']);
  expect(head.headers.get('content-type')).toBe('application/pdf');
  expect(head.headers.get('x-content-type-options')).toBe('nosniff');
  const part = await get('/documents/sn-1-manual.pdf', { range: 'bytes=9-10' });
  expect([part.status, part.body, part.headers.get('content-range')]).toEqual([206, '01', 'bytes 9-10/13']);
  const etag = head.headers.get('etag') ?? '';
  expect((await get('/documents/sn-1-manual.pdf', { 'if-none-match': etag })).status).toBe(304);
});

test.each([
  ['an HTML file named .pdf', '<!doctype html><script>', 422, 'The file of this document is not what its name says.\n'],
  ['an empty file', '', 422, 'The file of this document is empty.\n'],
  [
    'a file that the CMS cuts off',
    (res: ServerResponse) => void res.writeHead(200, { 'content-length': 99 }).write(pdf('x'), () => res.destroy()),
    503,
    'Temporarily unavailable.\n',
  ],
  ['a file that is gone from the library', undefined, 404, 'The file of this document is gone from the library.\n'],
])('%s is an error, and nothing of it is stored', async (_what, file, status, text) => {
  const site = await startPapers({
    files: file === undefined ? {} : { 'a.pdf': file },
    manuals: [{ product: 'x', file: 'a.pdf' }],
  });
  expect(await site.get('/documents/x-manual.pdf')).toMatchObject({ status, body: text });
  expect(await readdir(join(site.folder, 'files'))).toEqual([]);
  // Once it is right, it is sent.
  site.cms.files['a.pdf'] = pdf('mended');
  expect((await site.get('/documents/x-manual.pdf')).body).toBe(pdf('mended'));
});

test('a large file passes through in small pieces', async () => {
  const megabytes = 40;
  function* pieces() {
    yield Buffer.from('PK\x03\x04');
    for (let made = 0; made < megabytes; made += 1) yield Buffer.alloc(MB, made);
  }
  const file = (res: ServerResponse) =>
    void Readable.from(pieces()).pipe(res.writeHead(200, { 'content-length': megabytes * MB + 4 }));
  const site = await startPapers(
    { files: { 'a.zip': file }, documents: [{ slug: 'cad', rows: [{ file: 'a.zip' }] }] },
    { mostBytes: 200 * MB, completeMs: 50 },
  );
  collectGarbage();
  const before = process.memoryUsage().arrayBuffers;
  const sent = await fetch(site.url('/documents/cad.zip'));
  let [bytes, looked, most] = [0, 0, 0];
  for await (const chunk of sent.body ?? []) {
    bytes += chunk.length;
    if (bytes < looked) continue;
    // What is held, not what waits for the collector.
    collectGarbage();
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
    looked = bytes + 10 * MB;
  }
  expect(bytes).toBe(megabytes * MB + 4);
  expect(most).toBeLessThan(30 * MB);
  expect((await site.get('/documents/cad.zip', {}, 'HEAD')).headers.get('etag')).toMatch(/^"[\w-]{43}"$/);
});

test('readers of one file share one download', async () => {
  const { get, uploads } = await startPapers({
    files: { 'a.pdf': pdf('a') },
    manuals: [{ product: 'x', file: 'a.pdf' }],
  });
  await Promise.all(Array.from({ length: 20 }, () => get('/documents/x-manual.pdf')));
  expect(uploads.requests).toEqual(['GET a.pdf']);
});

test('a withdrawn paper or revision is gone, and a paper names its published successor; one that never was is not found', async () => {
  const site = await startPapers({
    files: { 'a.pdf': pdf('a') },
    documents: [
      { slug: 'old', rows: [{ file: 'a.pdf' }], supersededBy: 'new' },
      { slug: 'new', rows: [{ file: 'a.pdf', revision: 'a' }] },
    ],
  });
  for (const path of ['old.pdf', 'new/a.en.pdf']) expect((await site.get(`/documents/${path}`)).status).toBe(200);
  site.cms.documents = [{ slug: 'new', rows: [] }];
  await site.shelf().refresh();
  await site.restart();
  expect(await site.get('/documents/old.pdf')).toMatchObject({
    status: 410,
    body: 'This document was withdrawn. new replaces it: https://pumps.test/documents/new/\n',
  });
  const revision = (name: string) => site.get(`/documents/new/${name}.en.pdf`);
  expect(await revision('a')).toMatchObject({ status: 410, body: 'This revision was withdrawn.\n' });
  expect(await revision('b')).toMatchObject({ status: 404, body: 'Not found.\n' });
  expect((await site.get('/documents/draft.pdf')).status).toBe(404);
});

test("a product's manual that an editor replaced stays under its fixed URL", async () => {
  const site = await startPapers({
    files: { 'a.pdf': pdf('a'), 'b.pdf': pdf('b') },
    manuals: [{ product: 'x', file: 'a.pdf', id: 7 }],
  });
  expect((await site.get('/documents/x-manual/7.en.pdf')).body).toBe(pdf('a'));
  site.cms.manuals = [{ product: 'x', file: 'b.pdf', id: 8 }];
  site.cms.files = { 'b.pdf': pdf('b') };
  await site.shelf().refresh();
  expect((await site.get('/documents/x-manual.pdf')).body).toBe(pdf('b'));
  const replaced = await site.get('/documents/x-manual/7.en.pdf');
  expect(replaced).toMatchObject({ status: 200, body: pdf('a') });
  expect(Object.fromEntries(replaced.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': 'inline',
    link: '<https://pumps.test/documents/x-manual.pdf>; rel="canonical"',
  });
  expect((await site.get('/documents/x-manual/6.en.pdf')).status).toBe(404);
});

test('beyond the bound, the least used listed file is dropped before one that the CMS no longer has', async () => {
  const large = (text: string) => pdf(text.padEnd(1000, '.'));
  const files = { 'a.pdf': large('a'), 'b.pdf': large('b'), 'c.pdf': large('c') };
  const manuals = ['a', 'b', 'c'].map((name, id) => ({ product: name, file: `${name}.pdf`, id: id + 1 }));
  const site = await startPapers({ files, manuals }, { mostBytes: 2500 });
  await site.get('/documents/a-manual/1.en.pdf');
  await site.get('/documents/b-manual/2.en.pdf');
  site.cms.manuals[0] = { product: 'a', file: 'c.pdf', id: 3 };
  await site.shelf().refresh();
  await site.get('/documents/a-manual.pdf');
  // `b` has a home in the CMS; the first `a` has none but here.
  expect((await site.get('/documents/a-manual/1.en.pdf')).body).toBe(large('a'));
  expect(await readdir(join(site.folder, 'files'))).toHaveLength(2);
  expect(site.shelf().store.state()).toMatchObject({ files: 2, unlistedBytes: 1009, mostBytes: 2500 });
  // Fetched again, it must be what it was.
  expect((await site.get('/documents/b-manual/2.en.pdf')).body).toBe(large('b'));
});

test('a fixed URL whose bytes were dropped never has others', async () => {
  const site = await startPapers(
    {
      files: { 'a.pdf': pdf('a'), 'b.pdf': pdf('b') },
      manuals: [
        { product: 'x', file: 'a.pdf', id: 7 },
        { product: 'y', file: 'b.pdf', id: 8 },
      ],
    },
    { mostBytes: 12 },
  );
  await site.get('/documents/x-manual/7.en.pdf');
  await site.get('/documents/y-manual.pdf');
  site.cms.files['a.pdf'] = pdf('c');
  expect(await site.get('/documents/x-manual/7.en.pdf')).toMatchObject({
    status: 410,
    body: 'This revision is no longer kept.\n',
  });
});

test('on a disk that cannot be written, a paper is sent from the library', async () => {
  const site = await startPapers({ files: { 'a.pdf': pdf('a') }, manuals: [{ product: 'x', file: 'a.pdf' }] });
  await rm(join(site.folder, 'files'), { recursive: true });
  await writeFile(join(site.folder, 'files'), '');
  const sent = await fetch(site.url('/documents/x-manual.pdf'), { redirect: 'manual' });
  const [location, stored] = ['location', 'cache-control'].map((name) => sent.headers.get(name));
  expect([sent.status, location, stored]).toEqual([307, '/media/a.pdf', 'no-store']);
  await rm(join(site.folder, 'files'));
  await mkdir(join(site.folder, 'files'));
});

test('what an earlier run did not complete is deleted', async () => {
  const site = await startPapers({});
  await writeFile(join(site.folder, 'files', 'x.part'), 'half');
  await site.restart();
  expect(await readdir(join(site.folder, 'files'))).toEqual([]);
});

test('a product has its own papers, also after a restart during an outage', async () => {
  const manuals = [
    { product: 'dw', file: 'shared.pdf' },
    { product: 'ax', file: 'shared.pdf' },
    { product: 'bx', file: 'bx.pdf' },
  ];
  const site = await startPapers({ manuals, files: { 'shared.pdf': pdf('s'), 'bx.pdf': pdf('b') } });
  const files = () =>
    ['dw', 'ax', 'bx', 'no'].map((slug) =>
      site
        .shelf()
        .ofProduct(`/products/${slug}/`)
        .map(({ files: [file] }) => file?.upload),
    );
  const expected = [['shared.pdf'], ['shared.pdf'], ['bx.pdf'], []];
  expect(files()).toEqual(expected);
  site.cms.isDown = true;
  await site.restart();
  expect(files()).toEqual(expected);
});
