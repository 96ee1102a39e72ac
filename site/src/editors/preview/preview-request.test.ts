import { expect, test } from 'vitest';
import { readPreviewRequest, wantsPreview } from './preview-request.ts';

test.each([
  ...['preview=true', 'p=6&preview=true&x=1'].map((query) => [query, true] as const),
  ...['preview=TRUE', 'preview=1', 'preview=', 'previewer=true', 'q=preview=true', ''].map(
    (query) => [query, false] as const,
  ),
])('the query %j requests a preview: %j', (query, expected) => {
  expect(wantsPreview(query)).toBe(expected);
});

test.each([
  ['a published post', 'preview_id=1&preview_nonce=x&preview=true&previewPathname=%2Fhello%2F&p=1&typeName=Post', 1],
  ['a published page', 'preview_id=2&preview=true&previewPathname=%2Fabout%2F&p=2&page_id=2&typeName=Page', 2],
  ['a draft post', 'p=6&preview=true&previewPathname=%2F%3Fp%3D6&typeName=Post', 6],
  ['a draft page', 'page_id=9&preview=true&previewPathname=%2F%3Fpage_id%3D9&p=9&typeName=Page', 9],
  ['a draft of a custom type without a path', 'post_type=project&p=12&preview=true', 12],
  ['a revision', 'preview_id=7&preview=true&previewPathname=%2Fhello%2F', 7],
  ['a draft whose number stands in its path alone', 'preview=true&previewPathname=%2F%3Fpage_id%3D9', 9],
])('the link of %s names its content', (_what, query, contentId) => {
  expect(readPreviewRequest(new URLSearchParams(query))).toEqual({ contentId });
});

test('a path alone does not identify a draft', () => {
  const read = readPreviewRequest(new URLSearchParams('preview=true&previewPathname=%2Fabout%2F'));
  expect(read).toEqual({ contentId: undefined });
});

test.each(['', 'preview=true', 'p=', 'p=abc', 'p=-1', 'p=1e3', 'p=0', 'previewPathname=', 'p=99999999999'])(
  'a preview URL with the query %j names no content',
  (query) => {
    expect(readPreviewRequest(new URLSearchParams(query))).toBeUndefined();
  },
);
