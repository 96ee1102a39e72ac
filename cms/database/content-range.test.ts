import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ContentFilter } from './content-filter.ts';
import type { ContentOrder } from './content-order.ts';
import { contentTable, newContent } from './content-table.ts';
import { openDatabase } from './open-database.ts';

const blank = newContent({ type: 'post', slug: '', title: '', date: '2026-01-01T00:00:00' });

const orders: readonly ContentOrder[] = ['date', 'modified', 'title', 'menu_order', 'parent_id'];
const filters = fc.record({
  types: fc.constantFrom(['post'] as const, ['post', 'page'] as const),
  statuses: fc.constantFrom(['publish'] as const, ['publish', 'draft'] as const),
  orderBy: fc.array(fc.record({ field: fc.constantFrom(...orders), descending: fc.boolean() }), { maxLength: 2 }),
});
/** Few values, so that many nodes share one. */
const rows = fc.array(
  fc.record({
    type: fc.constantFrom('post' as const, 'page' as const),
    status: fc.constantFrom('publish' as const, 'draft' as const),
    title: fc.constantFrom('a', 'b', 'c'),
    date: fc.constantFrom('2026-01-01T00:00:00', '2026-01-02T00:00:00'),
    menuOrder: fc.integer({ min: 0, max: 2 }),
    hasParent: fc.boolean(),
  }),
  { maxLength: 25 },
);

test('a range is the same part of the list, whatever the filter and its order', () => {
  fc.assert(
    fc.property(
      rows,
      filters,
      fc.nat(),
      fc.nat(),
      fc.nat(8),
      fc.boolean(),
      (some, filter, from, to, limit, fromEnd) => {
        const content = contentTable(openDatabase(':memory:'));
        const parent = content.insert({ ...blank, type: 'project' });
        for (const { hasParent, ...row } of some)
          content.insert({ ...blank, ...row, parentId: hasParent ? parent : null });
        const all = content.ids(filter);
        // One past the end stands for no edge.
        const [start, end] = [from, to].map((edge) => edge % (all.length + 1)).toSorted((a, b) => a - b);
        const part = all.slice(start === undefined || all[start] === undefined ? 0 : start + 1, end);
        const [after, before] = [start, end].map((edge) => content.position(filter, all[edge ?? 0] ?? 0));
        expect(content.idsBetween(filter, { after, before, limit, fromEnd })).toEqual(
          fromEnd ? part.slice(Math.max(0, part.length - limit)) : part.slice(0, limit),
        );
      },
    ),
    { numRuns: 150 },
  );
});

test('only a node that the filter finds has a position', () => {
  const content = contentTable(openDatabase(':memory:'));
  const [post, draft] = [content.insert(blank), content.insert({ ...blank, status: 'draft' })];
  const filter: ContentFilter = { types: ['post'], statuses: ['publish'] };
  expect([post, draft, 99].map((id) => content.position(filter, id) !== undefined)).toEqual([true, false, false]);
});
