import { expect, test } from 'vitest';
import { createCleaner } from './clean-ahead.ts';
import { sanitizeHtml } from './sanitize-html.ts';

const long = (letter: string) => `<p>${letter.repeat(3_000)}</p>`;

test("HTML within a page's limits is unchanged", async () => {
  const data = { page: { content: long('a'), title: 'Pumps <em>now</em>', count: 3, none: null } };
  const before = structuredClone(data);
  expect(await createCleaner()(data)).toEqual([]);
  expect(data).toEqual(before);
});

test('other work runs between two long texts', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  await createCleaner()({ list: ['b', 'c', 'd', 'e'].map((letter) => ({ content: long(letter) })) });
  clearImmediate(timer);
  expect(turns).toBeGreaterThanOrEqual(3);
});

test('HTML beyond the limit for all answers of a page becomes plain text, with a warning', async () => {
  const clean = createCleaner(4_000);
  const first = { content: long('a') };
  const second = { nodes: [{ content: `${long('b')}<b>end</b>` }], fullHead: '<title>Pumps</title>' };
  expect(await clean(first)).toEqual([]);
  const warnings = await clean(second);
  expect(warnings).toEqual([expect.stringContaining('"content"')]);
  expect(second.fullHead).toBe('<title>Pumps</title>');
  const text = sanitizeHtml(second.nodes[0]?.content ?? '');
  expect(text).toContain('bbb');
  expect(text).not.toContain('<b>');
  const third = { content: 'x <b>y</b>' };
  await clean(third);
  expect(third.content.trim()).toMatch(/^x\s+y$/);
});
