import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { filterPapers, pageOfPapers, paperChoices, readPaperFilter, sortedPapers } from './filter-papers.ts';
import { type Paper, paperKinds } from './paper.ts';
import { paper, paperFile } from './testing/papers.ts';

const filtered = (papers: readonly Paper[], query: string) =>
  filterPapers(papers, readPaperFilter(new URLSearchParams(query))).map(({ slug }) => slug);

/** 5,000 papers of 11 products, each with what a filter looks at in another rhythm. */
const many = Array.from({ length: 5000 }, (_, index) =>
  paper({
    slug: `p-${index}`,
    kind: paperKinds[index % paperKinds.length] ?? 'other',
    title: `${index % 7 === 0 ? 'Seal' : 'Bearing'} ${index}`,
    products: [{ path: `/products/sn-${4000 + (index % 11)}/`, title: `SN-${4000 + (index % 11)}` }],
    files: [
      paperFile({ revision: 'a', language: 'en' }),
      ...(index % 4 === 0 ? [paperFile({ revision: 'a', language: 'de' })] : []),
    ],
  }),
);

test('kind, language, product and words narrow the list as SQL does', () => {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE papers (slug, kind, title, product, languages)');
  const insert = database.prepare('INSERT INTO papers VALUES (?, ?, ?, ?, ?)');
  for (const { slug, kind, title, products, files } of many) {
    insert.run(slug, kind, title, products[0]?.path ?? '', files.map(({ language }) => language).join());
  }
  const counted = database
    .prepare(
      `SELECT slug FROM papers WHERE kind = 'manual' AND languages LIKE '%de%' AND product = '/products/sn-4005/' AND title LIKE '%seal%'`,
    )
    .all();
  expect(counted.length).toBeGreaterThan(0);
  expect(filtered(many, 'kind=manual&lang=de&product=sn-4005&q=seal')).toEqual(counted.map(({ slug }) => slug));
});

test.each([
  ['q=iom4055', ['a']],
  ['q=IOM-4055', ['a']],
  ['q=montage+pumpe', ['b']],
  ['q=kühlung', ['b']],
  ['q=KUHLUNG', ['b']],
  ['q=data+sheet', ['c']],
  ['lang=de', ['b']],
  ['lang=fr', []],
  ['kind=leaflet', ['a', 'b', 'c']],
  ['', ['a', 'b', 'c']],
])('%j finds %j', (query, expected) => {
  const papers = [
    paper({ slug: 'a', number: 'IOM-4055' }),
    paper({
      slug: 'b',
      title: 'Montage der Pumpe',
      files: [
        paperFile({ revision: '1', language: 'de', note: 'Neue Kühlung' }),
        paperFile({ revision: '1', language: 'fr', upload: '' }),
      ],
    }),
    paper({ slug: 'c', kind: 'dataSheet' }),
  ];
  expect(filtered(papers, query)).toEqual(expected);
});

test('pages follow each other without a gap', () => {
  const found = sortedPapers(many.slice(0, 60));
  const slugs: string[] = [];
  let after: string | undefined;
  do {
    const page = pageOfPapers(found, after);
    slugs.push(...page.papers.map(({ slug }) => slug));
    after = page.next;
  } while (after !== undefined);
  expect(slugs).toEqual(found.map(({ slug }) => slug));
});

test('the form offers only what leads to something', () => {
  const choices = paperChoices(many.slice(0, 2), 'en', '');
  expect(choices).toEqual({
    kinds: ['brochure', 'dataSheet'],
    languages: ['de', 'en'],
    products: [
      { slug: 'sn-4000', title: 'SN-4000' },
      { slug: 'sn-4001', title: 'SN-4001' },
    ],
  });
});

test('more products than anyone looks through are no choice, but the chosen one stays', () => {
  const products = Array.from({ length: 300 }, (_, n) => ({ path: `/p/sn-${n}/`, title: `SN-${n}` }));
  const papers = [paper({ slug: 'm', products })];
  expect(paperChoices(papers, 'en', '').products).toEqual([]);
  expect(paperChoices(papers, 'en', 'sn-7').products).toEqual([{ slug: 'sn-7', title: 'SN-7' }]);
});
