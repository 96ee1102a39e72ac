import { expect, test } from 'vitest';
import { previewLink } from './preview-link.ts';

const site = 'https://www.example.com';
const draft = { siteUrl: site, isPublic: false, uri: null, nonce: '0123456789' };

test.each([
  [
    'a published post',
    { id: 1, type: 'post' as const },
    { ...draft, isPublic: true, uri: '/hello/' },
    '/hello/?preview_id=1&preview_nonce=0123456789&preview=true&previewPathname=%2Fhello%2F&p=1&typeName=Post',
  ],
  [
    'a published page',
    { id: 2, type: 'page' as const },
    { ...draft, isPublic: true, uri: '/about/' },
    '/about/?preview_id=2&preview_nonce=0123456789&preview=true&previewPathname=%2Fabout%2F&p=2&page_id=2&typeName=Page',
  ],
  [
    'a draft post',
    { id: 6, type: 'post' as const },
    draft,
    '/?p=6&preview=true&previewPathname=%2F%3Fp%3D6&typeName=Post',
  ],
  [
    'a draft page',
    { id: 9, type: 'page' as const },
    draft,
    '/?page_id=9&preview=true&previewPathname=%2F%3Fpage_id%3D9&p=9&typeName=Page',
  ],
  [
    'a draft of a custom type',
    { id: 7, type: 'project' as const },
    draft,
    '/?post_type=project&p=7&preview=true&previewPathname=%2F%3Fpost_type%3Dproject%26p%3D7&typeName=Project',
  ],
])('builds the same preview link of %s as WordPress', (_case, content, options, expected) => {
  expect(previewLink(content, options)).toBe(`${site}${expected}`);
});
