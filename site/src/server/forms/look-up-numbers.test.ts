import { expect, test } from 'vitest';
import type { SearchHit, SearchResponse } from '../../search/search-response.ts';
import { lookUpIn } from './look-up-numbers.ts';

const kit: SearchHit = { href: '/parts/sn-3040/', title: 'Seal kit', number: 'SN-3040' };

/** What the catalogue knows of a number when it finds this. */
async function known(number: string, hit: SearchHit, name: 'parts' | 'posts' = 'parts') {
  const response: SearchResponse = { term: number, outcome: 'found', groups: [{ name, hits: [hit], total: 1 }] };
  return (await lookUpIn({ search: async () => response })([number]))[0];
}

test.each([
  ['its own number', 'SN-3040', { ...kit, reason: { kind: 'exact' } }],
  [
    "another maker's number",
    'K 77',
    { ...kit, reason: { kind: 'cross-reference', maker: 'K', theirNumber: 'K 77', ourNumber: 'SN-3040' } },
  ],
  ['an earlier number', 'SN-3039', { ...kit, reason: { kind: 'superseded', chain: ['SN-3039', 'SN-3040'] } }],
  ['its name', 'seal-KIT', kit],
] as const)('a part is known by %s', async (_what, number, hit) => {
  expect(await known(number, hit)).toEqual({ description: 'Seal kit', path: '/parts/sn-3040/' });
});

test.each([
  ['its number with a quantity behind it', { ...kit, number: 'SN-304', reason: { kind: 'exact' } } as const, 'parts'],
  ['a number with another character', { ...kit, reason: { kind: 'near' } } as const, 'parts'],
  ['a post with that name', { ...kit, title: 'SN 3041' }, 'posts'],
] as const)('%s is not what was looked up', async (_what, hit, group) => {
  expect(await known('SN-3041', hit, group)).toBeUndefined();
});

test('a description does not repeat the number that a title begins with', async () => {
  const pump: SearchHit = {
    href: '/p/',
    title: 'DW-6140 Dewatering Pump',
    number: 'DW-6140',
    reason: { kind: 'exact' },
  };
  expect(await known('dw-6140', pump)).toMatchObject({ description: 'Dewatering Pump' });
  expect(await known('DW-6140', { ...pump, title: 'DW-6140' })).toMatchObject({ description: 'DW-6140' });
});
