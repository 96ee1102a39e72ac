import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNeighbor, numberKeys } from '../../numbers.ts';
import type { CrossReference, Curve, PageTables, PartRow, SpecificationRow } from '../../tables/page-tables.ts';
import { emptyCell } from '../../tables/parse-tables.ts';
import { hostileTerm } from '../../testing/hostile-terms.ts';
import { noTables, type TestNode } from '../../testing/indexed-content.ts';
import { indexOf } from '../../testing/open-index.ts';
import { spellingsOf } from '../../testing/spellings.ts';
import { synonymFinder } from './fts-query.ts';
import type { SearchOptions } from './search.ts';

const place = { table: 1, caption: undefined, row: 2 };
const at = { value: emptyCell, inHead: undefined };

function part(number: string, description: string, more: Partial<PartRow> = {}): PartRow {
  const nothing = { callout: undefined, pieces: undefined, serials: undefined, remark: undefined };
  return { ...place, ...nothing, number, description, replaces: [], replacedBy: [], ...more };
}

function flowAndHead(gpm: number, feet: number): SpecificationRow[] {
  const figure = (key: string, number: number, unit: 'gpm' | 'ft'): SpecificationRow => ({
    ...place,
    name: key === 'flow' ? 'Flow' : 'Head',
    key,
    text: `${number} ${unit}`,
    converted: undefined,
    at,
    value: { kind: 'number', number, unit, digits: 3, note: undefined },
  });
  return [figure('flow', gpm, 'gpm'), figure('head', feet, 'ft')];
}

/** Searches an index of these nodes, whose texts have the tables of the same ID. */
async function searchIn(nodes: TestNode[], tables: Record<number, Partial<PageTables>> = {}) {
  const marked = nodes.map((node) => ({ ...node, content: `${node.content ?? ''}[tables ${node.id}]` }));
  const readTables = (html: string) => ({ ...noTables, ...tables[Number(/\[tables (\d+)\]/.exec(html)?.[1])] });
  const { current, methods } = indexOf(marked, {
    readTables,
    synonymsOf: synonymFinder([
      ['dewatering', 'sump'],
      ['grinder', 'wet well'],
    ]),
  });
  await current.start();
  const search = (term: string, options?: SearchOptions) => {
    const response = methods.search(term, options);
    if ('refused' in response) throw new Error('refused');
    return response;
  };
  const hits = (term: string, options?: SearchOptions) => search(term, options).groups.flatMap((group) => group.hits);
  return { methods, search, hits, first: (term: string) => hits(term)[0]?.title };
}

const pumps: TestNode[] = [
  {
    id: 1,
    isProduct: true,
    title: 'SN-4055 Submersible Non-Clog Pump',
    parent: 'Submersible pumps',
    content: 'Passes solids.',
  },
  { id: 2, isProduct: true, title: 'GR-300 Grinder Pump', content: 'Cuts. Motor of 10 hp, discharge 4 in.' },
  { id: 3, isProduct: true, title: 'DW-200 Dewatering Pump', content: 'For pits.' },
  { id: 4, title: 'Warranty', content: 'Seals wear. A seal is a wearing part. The seal again.' },
  {
    id: 5,
    type: 'Post',
    title: 'How a mechanical seal fails',
    excerpt: '<p>Heat.</p>',
    content: 'Impellers and faces.',
  },
];

const partsOfSn: PartRow[] = [
  part('SN-4055-WR', 'Wear ring', { replaces: ['SN-4055-W'], callout: '4', serials: '1001 to 2450' }),
  part('SN-4055-W', 'Wear ring, old', { replaces: ['SN-40-WR'] }),
  part('SN-4055-IM', 'Impeller'),
];
const references: CrossReference[] = [
  { ...place, maker: 'Norrland', theirNumber: 'N 80-771', ourNumber: 'SN-4055-IM', description: undefined },
];
const tables = {
  1: { parts: partsOfSn, crossReferences: references, specifications: flowAndHead(400, 55) },
  3: { specifications: flowAndHead(60, 40) },
};

const ofPumps = await searchIn(pumps, tables);

test.each([
  ['a model in any spelling', 'sn4055', 'SN-4055 Submersible Non-Clog Pump'],
  ['a part', 'sn 4055 wr', 'Wear ring'],
  ['a number of another maker', 'n80771', 'Impeller'],
  ['a superseded number, by the whole chain', 'SN-40-WR', 'Wear ring'],
  ['a serial number', '1500', 'Wear ring'],
  ['look-alikes', 'SN-4O55-1M', 'Impeller'],
  ['the inside of a number', '4055-I', 'Impeller'],
  ['a wrong letter in a number', 'SM-4055-IM', 'Impeller'],
  ['a synonym', 'sump', 'DW-200 Dewatering Pump'],
  ['a synonym of two words', 'wet well pump', 'GR-300 Grinder Pump'],
  ['a word in one, for one with a hyphen', 'nonclog', 'SN-4055 Submersible Non-Clog Pump'],
  ['another form of a word', 'grinders', 'GR-300 Grinder Pump'],
  ['a number and a unit without a space', '10hp', 'GR-300 Grinder Pump'],
  ['the sign of a unit', '4"', 'GR-300 Grinder Pump'],
  ['a title before a text', 'seal', 'How a mechanical seal fails'],
  ['a wrong letter in a word', 'gridner', 'GR-300 Grinder Pump'],
  ['the sub-category', 'submersible pumps', 'SN-4055 Submersible Non-Clog Pump'],
  ['a duty', '70 gpm at 40 ft', 'DW-200 Dewatering Pump'],
  ['a duty in other units', '90 m3/h 17 m', 'SN-4055 Submersible Non-Clog Pump'],
])('finds by %s', async (_what, term, title) => {
  const { first } = ofPumps;
  expect(first(term)).toBe(title);
});

test('words beside a duty leave out pumps without them, and say so when no pump has them', async () => {
  const { search } = ofPumps;
  const found = (term: string) => {
    const { outcome, groups } = search(term);
    return [outcome, groups.flatMap(({ hits, total }) => [...hits.map(({ title }) => title), total])];
  };
  expect(found('70 gpm at 40 ft')).toEqual(['found', [pumps[2]?.title, pumps[0]?.title, 2]]);
  expect(found('non-clog 70 gpm at 40 ft')).toEqual(['found', [pumps[0]?.title, 1]]);
  expect(found('70 gpm at 40 ft xylophone')).toEqual(['nearest', [pumps[2]?.title, pumps[0]?.title, 2]]);
});

test('a post that has the figures of a pump is no product', async () => {
  const { search } = await searchIn(pumps, { ...tables, 5: { specifications: flowAndHead(60, 40) } });
  const products = (term: string) => search(term).groups.find(({ name }) => name === 'products');
  expect(products('60 gpm')).toMatchObject({ total: 1, hits: [{ title: pumps[2]?.title }] });
  expect(products('60 gpm at 40 ft')).toMatchObject({ total: 1, hits: [{ title: pumps[2]?.title }] });
});

test('the unit behind a number is not the beginning of a word', async () => {
  const { hits } = await searchIn([{ id: 1, title: 'Tanks', content: '4 installed.' }, ...pumps]);
  expect(hits('4"').map(({ title }) => title)).toEqual([pumps[1]?.title]);
});

test('every curve of a pump counts, and a pump is shown once', async () => {
  const curve = (...points: [flow: number, head: number][]): Curve => ({
    table: 1,
    caption: undefined,
    units: { flow: 'gpm', head: 'ft' },
    points: points.map(([flow, head]) => ({ flow, head, isBestEfficiency: false })),
  });
  const curves = [curve([0, 60], [50, 50], [100, 20]), curve([0, 240], [100, 200], [200, 80])];
  const { hits } = await searchIn(pumps, { 2: { curves }, 3: { specifications: flowAndHead(100, 120) } });
  expect(hits('100 gpm at 199 ft').map(({ title, reason }) => [title, reason])).toEqual([
    [pumps[1]?.title, { kind: 'duty', makes: '200 ft @ 100 gpm' }],
    [pumps[2]?.title, { kind: 'duty', makes: '100 gpm, 120 ft' }],
  ]);
});

test('says why a number was found', async () => {
  const { hits } = ofPumps;
  expect(hits('SN-4055-WR')[0]).toMatchObject({
    href: '/parts/sn-4055-wr/',
    reason: { kind: 'exact' },
    fits: [pumps[0]?.title],
  });
  expect(hits('n 80 771')[0]?.reason).toEqual({
    kind: 'cross-reference',
    maker: 'Norrland',
    theirNumber: 'N 80-771',
    ourNumber: 'SN-4055-IM',
  });
  expect(hits('SN40WR')[0]?.reason).toEqual({ kind: 'superseded', chain: ['SN-40-WR', 'SN-4055-W', 'SN-4055-WR'] });
});

test('a wrong letter is never called found, and a wrong digit is guessed on request only', async () => {
  const { search } = ofPumps;
  expect(search('SX-4055-IM')).toMatchObject({ outcome: 'nearest' });
  expect(search('SN-4056-IM').groups.flatMap(({ hits }) => hits)).not.toContainEqual(
    expect.objectContaining({ number: 'SN-4055-IM' }),
  );
  const guessed = search('SN-4056-IM', { guessesDigits: true });
  expect(guessed.groups[0]?.hits[0]).toMatchObject({ number: 'SN-4055-IM', reason: { kind: 'near' } });
});

test('a number that was replaced leads to what is delivered now, before its own row', async () => {
  const old = part('A-1', 'Old ring', { replacedBy: ['B-1'] });
  const { hits } = await searchIn(pumps, { 1: { parts: [old, part('B-1', 'Ring')] } });
  expect(hits('a1').map(({ number, reason }) => [number, reason?.kind])).toEqual([
    ['B-1', 'superseded'],
    ['A-1', 'exact'],
  ]);
});

test('a measure is a figure before it is the beginning of a number', async () => {
  const size: SpecificationRow = {
    ...place,
    name: 'Discharge',
    key: 'discharge',
    text: '4 in',
    converted: undefined,
    at,
    value: { kind: 'nominal', inches: 4, dn: 100, note: undefined },
  };
  const { hits } = await searchIn(pumps, { 3: { specifications: [size] }, 1: { parts: [part('4-10', 'Ring')] } });
  expect(hits('4"')[0]).toMatchObject({ title: 'DW-200 Dewatering Pump', reason: { kind: 'figure', value: '4 in' } });
});

test('chains of numbers that replace each other end', async () => {
  const circle = [part('A-100', 'One', { replaces: ['A-200'] }), part('A-200', 'Two', { replaces: ['A-100'] })];
  const { hits } = await searchIn(pumps, { 1: { parts: circle } });
  expect(hits('A-100').length).toBeGreaterThan(0);
});

test('lists five of a group, says how many there are, and goes on from there', async () => {
  const many = Array.from({ length: 12 }, (_, at) => part(`WR-${100 + at}`, 'Wear ring'));
  const { search } = await searchIn(pumps, { 1: { parts: many } });
  const group = search('wear ring').groups.find(({ name }) => name === 'parts');
  expect([group?.hits.length, group?.total]).toEqual([5, 12]);
  const rest = search('wear ring', { group: 'parts', from: 5, most: 50 }).groups;
  expect(rest.map(({ name, hits }) => [name, hits.length])).toEqual([['parts', 7]]);
});

test('a total counts all that is shown, whatever neighbor of the number is not', async () => {
  const parts = Array.from({ length: 16 }, (_, at) => part(`4055-${10 + at}`, 'Ring'));
  const { search } = await searchIn(
    [
      { id: 1, isProduct: true, title: 'Pump with the ring 4055-10' },
      { id: 2, isProduct: true, title: '4055-40 Ring instead of 4055-10' },
      { id: 3, title: 'News of 4055-10' },
    ],
    { 1: { parts } },
  );
  const { groups } = search('4055-10');
  expect(groups.map(({ name, hits, total }) => [name, hits.length, total])).toEqual([
    ['parts', 1, 1],
    ['products', 1, 1],
    ['pages', 1, 1],
  ]);
});

test('what comes closest is shown when no text has all the words', async () => {
  const { search } = await searchIn(pumps);
  expect(search('grinder xylophone')).toMatchObject({ outcome: 'nearest' });
  expect(search('xylophone')).toEqual({ term: 'xylophone', outcome: 'nothing', groups: [] });
});

test('a model of a series is found at its row', async () => {
  const model = { ...place, model: 'VT-12', cell: emptyCell, figures: [] };
  const { hits } = await searchIn(pumps, { 3: { series: [{ table: 1, caption: undefined, models: [model] }] } });
  expect(hits('vt12')[0]).toMatchObject({ href: '/page-3/#vt12', number: 'VT-12' });
});

/** Numbers as a maker gives them: families, sizes, suffixes, letters that look like digits. */
const numbers = ['SN', 'SC', 'GR', 'DW', 'BO', 'LI'].flatMap((family) =>
  [3040, 4055, 8140, 1010].flatMap((size) => {
    const model = `${family}-${size}`;
    return [model, ...['WR', 'IM', 'SL-2', 'O1'].map((suffix) => `${model}-${suffix}`)];
  }),
);

test('1,000 spellings of numbers have theirs in the first three hits', async () => {
  const parts = numbers.map((number) => part(number, 'Part'));
  const { hits } = await searchIn([{ id: 1, isProduct: true, title: 'Parts' }], { 1: { parts } });
  const missed = spellingsOf(numbers, 1000, 20261127).filter(
    ({ typed, number }) =>
      !hits(typed)
        .slice(0, 3)
        .some((hit) => hit.number === number),
  );
  expect(missed).toEqual([]);
});

test('a query whose number exists shows no neighbor of it', async () => {
  const close = [...numbers, 'SN-4055-WS', 'SN-4055-W', 'SN-4O55', 'SN-40555'].map((number) => part(number, 'Part'));
  const { hits } = await searchIn([{ id: 1, isProduct: true, title: 'Parts' }], { 1: { parts: close } });
  const shown = close.flatMap(({ number }) => {
    const { key } = numberKeys(number);
    return hits(number, { most: 50 }).filter((hit) => isNeighbor(numberKeys(hit.number ?? '').key, key));
  });
  expect(shown).toEqual([]);
});

test('2,000 hostile queries have a response', () => {
  const { search } = ofPumps;
  fc.assert(
    fc.property(hostileTerm, fc.boolean(), (term, guessesDigits) => {
      search(term, { guessesDigits });
    }),
    { numRuns: 2_000, seed: 7 },
  );
});

test('a term of more than 200 characters is refused', async () => {
  const { methods } = await searchIn(pumps);
  expect(methods.search('x'.repeat(201))).toEqual({ refused: 'too-long', most: 200 });
});

test('a part has its products, its numbers and those of other makers', async () => {
  const { methods } = ofPumps;
  expect(methods.part('sn4055wr', '/parts/x/')).toMatchObject({
    part: {
      number: 'SN-4055-WR',
      path: '/parts/sn-4055-wr/',
      replaces: ['SN-4055-W'],
      replacedBy: [],
      isWorthListing: true,
      uses: [{ href: '/page-1/', callout: '4', serials: '1001 to 2450' }],
    },
  });
  expect(methods.part('SN-4055-W', '/parts/x/')).toMatchObject({
    part: { replacedBy: [{ number: 'SN-4055-WR', path: '/parts/sn-4055-wr/' }] },
  });
  expect(methods.part('SN-4055-IM', '/parts/x/')).toMatchObject({
    part: { crossReferences: [{ maker: 'Norrland', number: 'N 80-771' }] },
  });
});

test('a part that does not exist has the three nearest', async () => {
  const { methods } = ofPumps;
  const nearest = (number: string) => {
    const reading = methods.part(number, '/parts/x/');
    return 'nearest' in reading && reading.nearest.map((hit) => hit.number);
  };
  expect(nearest('SN-4056-IM')).toEqual(['SN-4055-IM', 'SN-4055-WR', 'SN-4055-W']);
  expect(nearest('SN-4055-QQ')).toEqual(['SN-4055-IM', 'SN-4055-WR', 'SN-4055-W']);
  expect(nearest('XY-1')).toEqual([]);
});

test('the sitemap lists parts whose page says more than a row', async () => {
  const cutter = { parts: [part('GR-1', 'Cutter'), part('GR-2', 'Bolt')] };
  const { methods } = await searchIn(pumps, { ...tables, 2: cutter, 3: { parts: [part('GR-2', 'Bolt')] } });
  const listed = methods
    .sitemap({ name: 'part', number: 1 })
    .xml?.match(/(?<=<loc>)[^<]+/g)
    ?.map((url) => new URL(url).pathname);
  expect(listed?.toSorted()).toEqual(['/parts/gr-2/', '/parts/sn-4055-im/', '/parts/sn-4055-w/', '/parts/sn-4055-wr/']);
  expect(methods.sitemap().xml).toContain('/sitemap-part-1.xml</loc>');
});

test("an editor's page at the path of a part wins", async () => {
  const { methods } = await searchIn([...pumps, { id: 9, uri: '/parts/sn-4055-wr/', title: 'The letter' }], tables);
  expect(methods.part('sn-4055-wr', '/parts/sn-4055-wr/').isEditors).toBe(true);
  expect(methods.part('sn-4055-im', '/parts/sn-4055-im/').isEditors).toBe(false);
});
