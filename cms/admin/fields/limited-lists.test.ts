import type { Field } from '@headwater/content-model/fields.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../../database/tables.ts';
import { fieldProblems, renderFields } from './field-editors.ts';

const image = { id: 7, type: 'attachment', title: '', path: null };
const page = { ...image, type: 'page' };
const tables = (record: object) =>
  ({
    content: { byId: () => record },
    media: { byId: () => ({ mimeType: 'image/png', file: '' }) },
  }) as unknown as Tables;

const lists: readonly [what: string, field: Field, item: unknown, record: object][] = [
  ['pages', { kind: 'pages', max: 2 }, 7, page],
  ['images', { kind: 'gallery', max: 2 }, 7, image],
  ['rows', { rows: { title: 'text' }, max: 2 }, { title: 'One' }, image],
];

test.each(lists)(
  'a list of %s has no more room at its limit, and says when there are more',
  (_what, field, item, record) => {
    const of = (count: number) => ({ chosen: Array.from({ length: count }, () => item) });
    const hasRoom = (count: number) =>
      /value="more chosen"/.test(String(renderFields({ chosen: field }, '', of(count), tables(record))));
    expect([1, 2, 3].map(hasRoom)).toEqual([true, false, false]);
    const problems = (count: number) => fieldProblems({ chosen: field }, '', of(count), tables(record));
    expect(problems(2)).toEqual([]);
    expect(problems(3)).toEqual([{ field: 'f-chosen', message: 'Chosen: there are 3. Keep at most 2.' }]);
  },
);

test.each(lists)('a list of %s at its limit shows no empty control', (_what, field, item, record) => {
  const page = String(renderFields({ chosen: field }, '', { chosen: [item, item] }, tables(record)));
  expect(page).toContain('name="chosen.rows" value="2"');
  expect(page).not.toMatch(/name="chosen\.(?:2|upload)/);
});
