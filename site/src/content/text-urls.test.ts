import { expect, test } from 'vitest';
import { withSiteUrls } from './text-urls.ts';

test.each([
  ['of a page', 'See http://127.0.0.1:8080/news/?a=1&amp;b=2.', 'See http://localhost:3000/news/?a=1&amp;b=2.'],
  ['of a file', '(http://127.0.0.1:8080/wp-content/uploads/a.pdf)', '(http://localhost:3000/media/a.pdf)'],
  ['of the home page', 'http://127.0.0.1:8080\u00a0is ours', 'http://localhost:3000/\u00a0is ours'],
  ['of a page that only the CMS has', 'a http://127.0.0.1:8080/wp-admin/post.php?post=3 b', 'a  b'],
])("a URL of the CMS in a text %s is the site's", (_what, text, expected) => {
  expect(withSiteUrls(text)).toBe(expected);
});

test('a URL of another host stays', () => {
  const text = 'http://127.0.0.1:80801/ and https://example.com/?u=127.0.0.1:8080';
  expect(withSiteUrls(text)).toBe(text);
});
