import { expect, test } from 'vitest';
import { isPreviewLinksUnavailable, newLink, PreviewLinksUnavailableError } from './preview-links.ts';

test('a new link is valid from now for the given hours', () => {
  const link = newLink({ contentId: 7, maker: 'Inga', hours: 48 }, 1_000);
  expect(link).toEqual({
    id: expect.stringMatching(/^[\w-]{22}$/),
    contentId: 7,
    maker: 'Inga',
    madeAt: 1_000,
    copiedAt: 1_000,
    expiresAt: 1_000 + 2 * 24 * 60 * 60 * 1_000,
  });
});

test('each link has an ID of its own', () => {
  const wanted = { contentId: 7, maker: 'Inga', hours: 1 };
  expect(new Set(Array.from({ length: 100 }, () => newLink(wanted, 0).id)).size).toBe(100);
});

test.each([
  ['the error of this class', new PreviewLinksUnavailableError('The database is away.')],
  ['the error of another copy of the class', Object.assign(new Error(), { name: 'PreviewLinksUnavailableError' })],
])('%s means that preview links are unavailable', (_what, error) => {
  expect(isPreviewLinksUnavailable(error)).toBe(true);
});

test.each([
  ['any other error', new Error('PreviewLinksUnavailableError')],
  ['an object that is not an error', { name: 'PreviewLinksUnavailableError' }],
])('%s does not mean that preview links are unavailable', (_what, error) => {
  expect(isPreviewLinksUnavailable(error)).toBe(false);
});
