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

test('pictures that the site does not show are left out of the response, with a warning', async () => {
  const media = (name: string) => ({ sourceUrl: `/wp-content/uploads/${name}` });
  const data = {
    featuredImage: { node: media('a.tiff') },
    imageGallery: { nodes: [media('b.jpg'), media('c.heic'), media('d.avif')] },
  };
  expect(await createCleaner()(data)).toEqual(['a.tiff', 'c.heic'].map((name) => expect.stringContaining(name)));
  expect(data).toEqual({ featuredImage: null, imageGallery: { nodes: [media('b.jpg'), media('d.avif')] } });
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

async function cleanTwoResponses() {
  const clean = createCleaner(4_000);
  const first = { content: long('a') };
  const second = { nodes: [{ content: `${long('b')}<b>end</b>` }], fullHead: '<title>Pumps</title>' };
  return { clean, second, warnings: [await clean(first), await clean(second)] };
}

test('HTML beyond the limit for all responses of a page becomes plain text', async () => {
  const { clean, second } = await cleanTwoResponses();
  expect(second.fullHead).toBe('<title>Pumps</title>');
  const text = sanitizeHtml(second.nodes[0]?.content ?? '');
  expect(text).toContain('bbb');
  expect(text).not.toContain('<b>');
  const third = { content: 'x <b>y</b>' };
  await clean(third);
  expect(third.content.trim()).toMatch(/^x\s+y$/);
});

test('the first HTML beyond the limit of a page has a warning', async () => {
  const { warnings } = await cleanTwoResponses();
  expect(warnings).toEqual([[], [expect.stringContaining('"content"')]]);
});
