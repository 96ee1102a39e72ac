import { expect, test } from 'vitest';
import { bylineOf } from './post.tsx';

const post = { date: '2026-11-21T08:00:00', author: { node: { name: 'Ellen Voss &amp; Co' } } };

test.each([
  [{ date: true, author: false }, 'November 21, 2026'],
  [{ date: false, author: true }, 'by Ellen Voss & Co'],
  [{ date: true, author: true }, 'November 21, 2026 by Ellen Voss & Co'],
  [undefined, ''],
])('the header of a post with the configuration %j says "%s"', (shows, byline) => {
  expect(bylineOf(post, shows)).toBe(byline);
});
