import { expect, test } from 'vitest';
import { fileUrl } from '../entries/file-url.ts';
import type { PostedValue } from '../rules/posted-values.ts';
import { type PostImageField, postImageKind } from './post-image.ts';

const field: PostImageField = { type: 'POST_IMAGE', id: 4, hasTitle: true };
const url = (name: string) => fileUrl('https://cms.example', 1, 4, { name, size: 3, hash: 'h' });

function posted(name: string, texts: Record<string, string>): ReadonlyMap<string, PostedValue> {
  return new Map<string, PostedValue>([['4', [{ name, size: 3, url: url(name) }]], ...Object.entries(texts)]);
}

test('stores a picture with its title, caption, description and alternative text, in this order', () => {
  const texts = { '4.1': 'Title', '4.4': 'Caption', '4.7': 'Description', '4.2': 'Alternative' };
  expect(postImageKind.store?.(field, posted('a.jpg', texts))).toEqual({
    4: `${url('a.jpg')}|:|Title|:|Caption|:|Description|:|Alternative`,
  });
  expect(postImageKind.store?.(field, posted('a.jpg', {}))).toEqual({ 4: `${url('a.jpg')}|:||:||:||:|` });
});

const typedTitle = { '4.1': ' <b>Our</b> pump<script>alert(1)</script> ' };

test('stores texts without tags, as WordPress strips them', () => {
  expect(postImageKind.store?.(field, posted('a.jpg', typedTitle))?.[4]).toContain('|:|Our pump|:|');
});

test('stores no texts without a picture', () => {
  expect(postImageKind.store?.(field, new Map(Object.entries(typedTitle)))).toEqual({});
});

test('a picture may have the extensions that Gravity Forms takes where the editor says nothing', () => {
  expect(postImageKind.rule(field)).toMatchObject({ allowedExtensions: expect.arrayContaining(['jpg', 'heic']) });
  expect(postImageKind.rule({ ...field, allowedExtensions: ['png'] })).toMatchObject({ allowedExtensions: ['png'] });
});
