import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import type { SitemapEntry, SitemapSource } from './sitemap-sources.ts';
import { sitemapSource } from './sitemap-sources.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';
import { sitemapEntries, sitemapFiles } from './walk-sitemap.ts';

/** Texts of all elements with a name; throws when elements are not closed in order. */
function texts(xml: string, wanted: string): string[] {
  const [open, found]: [string[], string[]] = [[], []];
  const parser = new Parser(
    {
      onopentag: (name) => {
        open.push(name);
        if (name === wanted) found.push('');
      },
      ontext: (text) => {
        if (open.at(-1) === wanted) found.push((found.pop() ?? '') + text);
      },
      onclosetag: (name, isImplied) => {
        if (isImplied || open.pop() !== name) throw new Error(`${name} is not well-formed`);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml.replace(/^<\?xml[^>]*\?>/, ''));
  return found;
}

/** A CMS with `count` URLs in batches of 100 that records its queries. */
function cms(count: number, hidden: ReadonlySet<number> = new Set()) {
  const asked: { after: string | null; asksForHead: boolean }[] = [];
  const source: SitemapSource = async (_ask, after, asksForHead) => {
    asked.push({ after, asksForHead });
    const first = Number(after ?? 0);
    const end = Math.min(first + 100, count);
    const entries = Array.from({ length: end - first }, (_, index): SitemapEntry | undefined =>
      hidden.has(first + index)
        ? undefined
        : {
            url: `http://localhost:3000/${first + index}/`,
            modified: `2026-01-01T00:00:0${(first + index) % 10}Z`,
          },
    );
    return { entries, after: end < count ? String(end) : undefined, isPartial: false };
  };
  return { source, asked };
}

const ask = () => Promise.reject(new Error('the sources of these tests do not ask'));
const limits = { urlsPerFile: 250, urlsPerType: 1000 };

test.each([
  [0, 0],
  [1, 1],
  [250, 1],
  [251, 2],
  [1000, 4],
  [5000, 4],
])('%i URLs need %i files', async (count, files) => {
  expect((await sitemapFiles(cms(count).source, ask, limits)).result).toHaveLength(files);
});

test('the index has the latest change of each file', async () => {
  expect((await sitemapFiles(cms(8).source, ask, limits)).result).toEqual([{ modified: '2026-01-01T00:00:07Z' }]);
});

test('the index is made without asking for the heads of pages', async () => {
  const { source, asked } = cms(250);
  await sitemapFiles(source, ask, limits);
  expect(asked.map(({ asksForHead }) => asksForHead)).toEqual([false, false, false]);
});

test('the files contain every URL once', async () => {
  const files = await Promise.all([1, 2, 3, 4].map((number) => sitemapEntries(cms(730).source, ask, number, limits)));
  const urls = files.flatMap(({ result }) => result.map(({ url }) => url));
  expect(urls).toHaveLength(730);
  expect(new Set(urls).size).toBe(730);
  expect(files.map(({ result }) => result.length)).toEqual([250, 250, 230, 0]);
});

test('unlisted pages keep their position', async () => {
  const { result } = await sitemapEntries(cms(3, new Set([1])).source, ask, 1, limits);
  expect(result.map(({ url }) => url)).toEqual(['http://localhost:3000/0/', 'http://localhost:3000/2/']);
});

test('a file that the index lists exists, although all its pages are hidden', async () => {
  const { source } = cms(3, new Set([0, 1, 2]));
  expect(await sitemapEntries(source, ask, 1, limits)).toEqual({ result: [], isPartial: false, exists: true });
  expect(await sitemapEntries(source, ask, 2, limits)).toMatchObject({ exists: false });
});

test('does not query heads before the requested file', async () => {
  const { source, asked } = cms(400);
  await sitemapEntries(source, ask, 2, limits);
  expect(asked.map(({ asksForHead }) => asksForHead)).toEqual([false, false, true, true]);
});

test('a large sitemap is made with a limited number of queries', async () => {
  const large = cms(1_000_000);
  await sitemapFiles(large.source, ask, limits);
  expect(large.asked).toHaveLength(10);
});

test('a CMS that repeats its cursors is not asked again', async () => {
  let questions = 0;
  const circle: SitemapSource = async () => {
    questions++;
    return { entries: [undefined], after: 'again', isPartial: false };
  };
  await sitemapFiles(circle, ask, limits);
  expect(questions).toBe(2);
});

test.each<[string, SitemapEntry | undefined]>([
  ['nothing', undefined],
  ['the same URL', { url: 'http://localhost:3000/a/', modified: undefined }],
])('a CMS that makes up cursors forever, with %s behind each, is asked 20 times', async (_what, entry) => {
  let questions = 0;
  const endless: SitemapSource = async () => {
    questions++;
    return { entries: [entry], after: `${questions}`, isPartial: false };
  };
  const { isPartial } = await sitemapFiles(endless, ask, { urlsPerFile: 1_000, urlsPerType: 5_000 });
  expect([questions, isPartial]).toEqual([entry ? 21 : 20, true]);
});

test('a number beyond the last file sends no queries', async () => {
  const { source, asked } = cms(10);
  expect(await sitemapEntries(source, ask, 99, limits)).toEqual({ result: [], isPartial: false, exists: false });
  expect(asked).toEqual([]);
});

test.each([
  'http://localhost:3000/a?b=1&c=2',
  'http://localhost:3000/%F0%9F%92%A7/',
  'http://localhost:3000/<>"\'/',
  'http://localhost:3000/]]>/',
])('writes the URL %j as well-formed XML', (url) => {
  const entries = [{ url, modified: '2026-11-21T08:00:00Z' }];
  for (const xml of [sitemapXml(entries), sitemapIndexXml(entries)]) {
    expect(texts(xml, 'loc')).toEqual([url]);
    expect(texts(xml, 'lastmod')).toEqual(['2026-11-21T08:00:00Z']);
  }
});

test('drops characters that XML does not allow', () => {
  const xml = sitemapXml([{ url: 'http://localhost:3000/\u0000\u0008\ud800x\uffff/', modified: undefined }]);
  expect(texts(xml, 'loc')).toEqual(['http://localhost:3000/\ufffdx/']);
  expect(xml).not.toContain('lastmod');
});

test('only content types have files', () => {
  expect(sitemapSource('page')).toBeTypeOf('function');
  for (const name of ['toString', '__proto__', 'media', undefined]) expect(sitemapSource(name)).toBeUndefined();
});

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const [changed, undated] = [
  { url: 'http://localhost:3000/a/', modified: '2026-11-21T08:00:00Z' },
  { url: 'http://localhost:3000/b/', modified: undefined },
];

test('a sitemap file lists its URLs in the sitemaps.org format', () => {
  expect(sitemapXml([changed, undated])).toBe(
    `${declaration}<urlset ${NAMESPACE}>\n` +
      '<url><loc>http://localhost:3000/a/</loc><lastmod>2026-11-21T08:00:00Z</lastmod></url>\n' +
      '<url><loc>http://localhost:3000/b/</loc></url>\n</urlset>\n',
  );
});

test('the index of a sitemap lists its files in the sitemaps.org format', () => {
  expect(sitemapIndexXml([undated])).toBe(
    `${declaration}<sitemapindex ${NAMESPACE}>\n<sitemap><loc>http://localhost:3000/b/</loc></sitemap>\n</sitemapindex>\n`,
  );
});

test('a sitemap with any partial answer is partial', async () => {
  const batches = (partial: number): SitemapSource => {
    const entries = [{ url: 'http://localhost:3000/a/', modified: undefined }];
    return async (_ask, after) => {
      const number = Number(after ?? 0);
      return { entries, after: number < 2 ? String(number + 1) : undefined, isPartial: number === partial };
    };
  };
  for (const partial of [0, 1, 2]) {
    expect((await sitemapFiles(batches(partial), ask, limits)).isPartial).toBe(true);
    expect((await sitemapEntries(batches(partial), ask, 1, limits)).isPartial).toBe(true);
  }
  expect((await sitemapFiles(batches(9), ask, limits)).isPartial).toBe(false);
});

/** @returns the files of a sitemap whose pages were changed at these times */
async function filesOf(...modified: (string | undefined)[]) {
  const entries = modified.map((time) => ({ url: 'http://localhost:3000/a/', modified: time }));
  const source: SitemapSource = async () => ({ entries, after: undefined, isPartial: false });
  return (await sitemapFiles(source, ask, limits)).result;
}

test('a sitemap file without dated pages has no date', async () => {
  expect(await filesOf(undefined)).toEqual([{ modified: undefined }]);
});

test('a sitemap file has the date of its latest change, whatever the order', async () => {
  expect(await filesOf(undefined, '2026-01-01T00:00:00Z', undefined)).toEqual([{ modified: '2026-01-01T00:00:00Z' }]);
  expect(await filesOf('2026-02-01T00:00:00Z', '2026-01-01T00:00:00Z')).toEqual([{ modified: '2026-02-01T00:00:00Z' }]);
});

test('the last file of a type holds no more than the type may have', async () => {
  const { result } = await sitemapEntries(cms(730).source, ask, 3, { urlsPerFile: 250, urlsPerType: 600 });
  expect(result).toHaveLength(100);
});
