import { expect, test } from 'vitest';
import { assemblePapers, languageTag, productOfNumber } from './assemble-papers.ts';
import { newestFile, newestPath } from './paper.ts';
import { editedDocument, libraryFile, productFiles, row } from './testing/papers.ts';

const manual = libraryFile(7, 'manual.pdf');

test('a file that hangs on three products is one paper of all three, under the name of the oldest', () => {
  const products = [30, 10, 20].map((id) => productFiles(id, `SN-${id}`, { manual }));
  const papers = assemblePapers([], products, 'en');
  expect(papers).toMatchObject([
    { slug: 'sn-10-manual', aliases: ['sn-20-manual', 'sn-30-manual'], title: 'SN-10: manual', kind: 'manual' },
  ]);
  expect(papers[0]?.products.map(({ title }) => title)).toEqual(['SN-10', 'SN-20', 'SN-30']);
});

test('a product has a paper for each of its files', () => {
  const files = { manual, brochure: libraryFile(8, 'b.pdf'), dataSheet: libraryFile(9, 'd.pdf') };
  const papers = assemblePapers([], [productFiles(1, 'SN-1', files)], 'en');
  expect(papers.map(({ slug }) => slug).sort()).toEqual(['sn-1-brochure', 'sn-1-data-sheet', 'sn-1-manual']);
});

test("a product's file that an editor's paper has as well is that paper", () => {
  const edited = editedDocument(5, { slug: 'sn-1-manual', rows: [row(manual, { revision: 'A' })] });
  const papers = assemblePapers(
    [edited],
    [productFiles(1, 'SN-1', { manual }), productFiles(2, 'SN-2', { manual })],
    'en',
  );
  expect(papers).toHaveLength(1);
  expect(papers[0]).toMatchObject({ source: 'document', aliases: ['sn-2-manual'] });
  expect(papers[0]?.products.map(({ title }) => title)).toEqual(['SN-1', 'SN-2']);
});

test.each([
  ['by date', ['2026-01-01', '2026-03-01', '2026-02-01'], 'b'],
  ['without dates, the lowest row', ['', '', ''], 'c'],
  ['a date before none', ['2026-01-01', '', ''], 'a'],
  ['what is no date does not count', ['2026-01-01', 'March 2027', ''], 'a'],
])('the newest revision is found %s', (_how, dates, expected) => {
  const rows = dates.map((date, index) =>
    row(libraryFile(index, `${index}.pdf`), { revision: 'abc'[index] ?? '', date }),
  );
  const [paper] = assemblePapers([editedDocument(1, { rows })], [], 'en');
  expect(paper && newestFile(paper, 'en')?.revision).toBe(expected);
});

test.each([
  ['by date', ['2026-03-01', '2026-03-01', '2025-01-01', '2025-01-01'], ['', '', '', '']],
  ['by revision', ['', '', '', ''], ['B', 'B', 'A', 'A']],
])(
  "editions told apart %s list the site's own language first, whatever the order of rows",
  (_how, dates, revisions) => {
    const languages = ['en', 'de', 'de', 'en'];
    const rows = [3, 2, 1, 0].map((at) =>
      row(libraryFile(at + 1, `${at}.pdf`), {
        ...{ language: languages[at] ?? '', date: dates[at] ?? '', revision: revisions[at] ?? '' },
      }),
    );
    const [paper] = assemblePapers([editedDocument(1, { rows })], [], 'en');
    expect(paper?.files.map(({ upload }) => upload)).toEqual(
      ['0.pdf', '1.pdf', '3.pdf', '2.pdf'].map((name) => `2026/11/${name}`),
    );
  },
);

test('each language and each ending has a newest file of its own', () => {
  const rows = [
    row(libraryFile(1, 'a.pdf'), { revision: 'A' }),
    row(libraryFile(2, 'a.dwg'), { revision: 'B' }),
    row(libraryFile(3, 'c.pdf'), { revision: 'C', language: 'DE' }),
  ];
  const [paper] = assemblePapers([editedDocument(1, { rows })], [], 'en');
  if (!paper) throw new Error('no paper');
  const newest = (language?: string, extension?: string) => newestFile(paper, 'en', { language, extension })?.revision;
  expect([newest(), newest('de'), newest('en', 'pdf'), newest('fr'), newest('de', 'dwg')]).toEqual([
    'b',
    'c',
    'a',
    undefined,
    undefined,
  ]);
  expect(newestPath(paper, 'pdf', 'de')).toBe('/documents/document-1.pdf?lang=de');
});

test('two rows of one revision keep two URLs', () => {
  const rows = [
    row(libraryFile(1, 'a.pdf'), { revision: 'Rev. C' }),
    row(libraryFile(2, 'b.pdf'), { revision: 'rev c' }),
  ];
  const [paper] = assemblePapers([editedDocument(1, { rows })], [], 'en');
  expect(paper?.files.map(({ revision }) => revision)).toEqual(['rev-c-2', 'rev-c']);
});

test.each([
  ['de', 'de'],
  [' fr_CA ', 'fr-ca'],
  ['German', undefined],
  ['', undefined],
  ['../x', undefined],
])('the language %j is %j', (written, expected) => {
  expect(languageTag(written)).toBe(expected);
});

test('a paper names the one that replaces it, if that is published', () => {
  const [first, second] = assemblePapers(
    [editedDocument(1, { supersededBy: 2 }), editedDocument(2, { supersededBy: 9 })],
    [],
    'en',
  );
  expect([first?.supersededBy, second?.supersededBy]).toEqual(['document-2', undefined]);
});

test.each([
  ['SN-4055', 'SN-4055'],
  ['sn 4055', 'SN-4055'],
  ['SN-4O55', 'SN-4055'],
  ['SN-405', undefined],
  ['-', undefined],
])('the number %s on a data plate is the product %s', (number, expected) => {
  const products = [
    productFiles(1, 'SN-4055', { manual }),
    productFiles(2, 'SN-40550', { manual: libraryFile(8, 'x.pdf') }),
  ];
  expect(productOfNumber(assemblePapers([], products, 'en'), number)?.title).toBe(expected);
});
