import { expect, test } from 'vitest';
import type { ContentRecord } from '../../database/records.ts';
import { documentGaps } from './document-gaps.ts';

type Values = Pick<ContentRecord, 'type' | 'title' | 'fields'>;

/** The lists of a CMS with this content, whose IDs are its positions. */
function gapsOf(...all: Values[]): Record<string, string[]> {
  // Only what the lists look at.
  const records = all.map((values, id) => ({ ...values, id, template: 'Single Product' })) as ContentRecord[];
  const content = {
    ids: ({ types }: { types: readonly string[] }) =>
      records.filter(({ type }) => types.includes(type)).map(({ id }) => id),
    byId: (id: number) => records[id],
  };
  const boxes = documentGaps({ content } as unknown as Parameters<typeof documentGaps>[0]).map(String);
  return Object.fromEntries(
    boxes.map((box) => [
      /<h2>([^<]*)/.exec(box)?.[1],
      [...box.matchAll(/<li[^>]*>(?:<a[^>]*>)?([^<]*)/g)].map(([, title = '']) => title),
    ]),
  );
}

const file: Values = { type: 'attachment', title: 'file', fields: {} };
const product = (title: string, manual?: number): Values => ({
  type: 'page',
  title,
  fields: { singleProduct: { manual } },
});
const document = (title: string, fields: Values['fields']): Values => ({ type: 'headwater_document', title, fields });

test('products without a manual, documents without a product and rows without a file are listed', () => {
  expect(
    gapsOf(
      file,
      product('has one', 0),
      product('has a document'),
      product('has none'),
      product('whose file is gone', 99),
      document('manual', { kind: 'manual', products: [2], files: [{ file: 0 }] }),
      document('certificate', { kind: 'certificate', files: [{ file: 0 }, { file: 99 }] }),
    ),
  ).toEqual({
    'Products without a manual': ['has none', 'whose file is gone'],
    'Documents without a product': ['certificate'],
    'Documents with a row whose file is gone': ['certificate'],
  });
});

test('nothing is listed where all is there, or where no product has a manual', () => {
  expect(gapsOf(file, product('has one', 0))).toEqual({});
  expect(gapsOf(product('has none'))).toEqual({});
});

test('a long list says how many more there are', () => {
  const lists = gapsOf(file, product('has one', 0), ...Array.from({ length: 12 }, (_, n) => product(`none ${n}`)));
  expect(lists['Products without a manual']).toHaveLength(11);
  expect(lists['Products without a manual']?.at(-1)).toBe('and 2 more');
});
