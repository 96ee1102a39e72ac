import { expect, test } from 'vitest';
import { htmlInPage } from '../../rendering/testing/html-in-page.tsx';
import type { SearchRequest } from '../../search/search-request.ts';
import type { SearchHit, SearchResponse } from '../../search/search-response.ts';
import { Search } from './search.tsx';

const ring: SearchHit = {
  href: '/parts/sn-4055-wr/',
  title: 'Wear ring',
  number: 'SN-4055-WR',
  fits: ['SN-4055', 'SN-6070'],
};
const pump: SearchHit = {
  href: '/sn-4055/',
  title: 'SN-4055 Pump',
  number: 'SN-4055',
  figures: [{ label: 'Flow', value: '400 gpm' }],
  image: { id: 'x', sourceUrl: '/wp-content/uploads/sn.png', altText: '', mediaDetails: { width: 1900, height: 500 } },
};

function html(found: Partial<SearchResponse> | undefined, more: Partial<SearchRequest> = {}): string {
  const request: SearchRequest = {
    term: 'sn4055',
    isLongEnough: true,
    after: undefined,
    group: undefined,
    from: 0,
    guessesDigits: false,
    ...more,
  };
  const response: SearchResponse | undefined = found && { term: request.term, outcome: 'found', groups: [], ...found };
  return htmlInPage(<Search term={request.term} request={request} indexed={response} links={[]} />)
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll(/ data-props="[^"]*"/g, '');
}

const parts = { name: 'parts', hits: [ring], total: 37 } as const;

test('a group shows its first hits, and links to all of them', () => {
  expect(html({ groups: [parts] })).toContain('<a href="?q=sn4055&amp;in=parts">All 37 parts</a>');
  expect(html({ groups: [{ ...parts, total: 1 }] })).not.toContain('in=parts');
});

test('one group alone goes on from its last hit, and leads back', () => {
  const page = html({ groups: [parts] }, { group: 'parts', from: 20 });
  expect(page).toContain('href="?q=sn4055&amp;in=parts&amp;from=21"');
  expect(page).toContain('<a href="?q=sn4055">');
});

test('a product has its picture and its figures', () => {
  const page = html({ groups: [{ name: 'products', hits: [pump], total: 1 }] });
  expect(page).toContain('<img');
  expect(page).toContain('<dt>Flow</dt><dd>400 gpm</dd>');
  expect(page).toContain('<a href="/sn-4055/">SN-4055 Pump</a>');
});

test('a document has its kind and languages', () => {
  const hit = { href: '/documents/m/', title: 'GR-300: manual', excerpt: 'Manual · German' };
  expect(html({ groups: [{ name: 'papers', hits: [hit], total: 1 }] })).toContain('Manual · German');
});

test.each([
  ['a part of its own number', {}, '<span>SN-4055-WR </span>Wear ring'],
  ['the products of a part', {}, 'Fits SN-4055, SN-6070'],
  ['an exact number', { reason: { kind: 'exact' } }, 'Exact number'],
  ['a neighbor, which is not exact', { reason: { kind: 'near' } }, 'Differs in one character'],
  [
    'whose number another maker’s is',
    { reason: { kind: 'cross-reference', maker: 'Norrland', theirNumber: 'N 80', ourNumber: 'SN-4055-WR' } },
    'SN-4055-WR interchanges with Norrland N 80. It is not the maker&#x27;s own part.',
  ],
  ['the way of a replaced number', { reason: { kind: 'superseded', chain: ['A', 'B'] } }, 'Replaced: A → B'],
  ['what a pump makes', { reason: { kind: 'duty', makes: '55 ft @ 60 gpm' } }, 'Makes 55 ft @ 60 gpm'],
] as const)('says %s', (_what, more, words) => {
  expect(html({ groups: [{ ...parts, hits: [{ ...ring, ...more }] }] })).toContain(words);
});

test.each([
  ['found', {}, '37 results'],
  ['close', { outcome: 'nearest' }, 'Nothing matches &quot;sn4055&quot; exactly. This comes closest. 37 results'],
  ['corrected', { corrected: 'impeller' }, 'Results for &quot;impeller&quot;. 37 results'],
  ['a duty', { duty: '60 gpm @ 50 ft' }, 'Pumps nearest to 60 gpm @ 50 ft. 37 results'],
] as const)('the note says what is %s', (_what, more, note) => {
  expect(html({ groups: [parts], ...more })).toContain(`>${note}</p>`);
});

test('products and parts have a button that asks for their price, and papers have none', () => {
  const groups = (['products', 'parts', 'papers'] as const).map((name, at) => {
    const number = `N-${at}`;
    return { name, hits: [{ href: `/${at}/`, title: 'Title', number }], total: 1 };
  });
  expect(html({ groups }).match(/value="N-\d" name="add"/g)).toEqual([
    'value="N-0" name="add"',
    'value="N-1" name="add"',
  ]);
});

test('a wrong digit is looked for on request only, for a number that was not found', () => {
  const link = '<a href="?q=sn4055&amp;digits=1">';
  expect(html({ outcome: 'nothing' })).toContain(link);
  expect(html({ groups: [parts] })).not.toContain(link);
  expect(html({ outcome: 'nothing' }, { term: 'seal' })).not.toContain('digits');
  expect(html({ outcome: 'nothing' }, { guessesDigits: true })).not.toContain(link);
});

test('nothing found leads to a person', () => {
  expect(html({ outcome: 'nothing' })).toMatch(/>No results<\/p>.*href="tel:/);
});
