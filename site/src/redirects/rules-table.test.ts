import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WrittenRule } from '@headwater/contract/redirects.ts';
import { expect, test } from 'vitest';
import { searchIn } from './testing/search-in.ts';

const document = readFileSync(join(import.meta.dirname, '../../../docs/move.md'), 'utf8');
const rows = [...document.matchAll(/^\| (\d+) \| (.+) \| `(.+)` \| (.+) \|$/gm)].map(
  ([, number = '', rules = '', request = '', response = '']) => ({ number, rules, request, response }),
);

/** "`/a` to `/b`, pattern `^/x$` with 410" */
function written(text: string): WrittenRule[] {
  const rules = [...text.matchAll(/(pattern )?`([^`]+)`(?: to `([^`]+)`)?(?: with (\d+))?/g)];
  return rules.map(([where, pattern, from = '', to = '', status]) => ({
    from,
    to,
    where,
    status: Number(status ?? 301),
    isPattern: pattern !== undefined,
  }));
}

test('docs/move.md documents at least twenty cases', () => {
  expect(rows.length).toBeGreaterThanOrEqual(20);
});

test.each(rows)('row $number of docs/move.md: $rules; $request is $response', ({ rules, request, response }) => {
  const { move } = searchIn(written(rules));
  const found = move(request);
  expect(found ? [found.status, found.to && `\`${found.to}\``].filter(Boolean).join(' ') : 'none').toBe(response);
});
