import { expect, test } from 'vitest';
import { readRuleFile, ruleFormat } from './rule-files.ts';

function read(name: string, text: string) {
  const format = ruleFormat(name, text);
  if (!format) throw new Error(`${name} is no file with rules.`);
  return readRuleFile(name, text, format).map(({ from, to, status, isPattern, unsupported }) =>
    unsupported ? `${from}: ${unsupported}` : [from, to, status, ...(isPattern ? ['pattern'] : [])].join(' '),
  );
}

test.each([
  ['/old /new', '/old /new 301'],
  ['/old /new/ 302 # later', '/old /new/ 302'],
  ['/old id=12 /new/ 301', '/old?id=12 /new/ 301'],
  ['/gone /404 410', '/gone  410'],
  ['/blog/* /news/:splat 301!', '^/blog(?:/(.*))?$ /news/$1 301 pattern'],
  ['/:year/:slug.html https://x.example/:slug', '^/([^/]+)/([^/]+)\\.html$ https://x.example/$2 301 pattern'],
  ['/app/* /index.html 200', '/app/*: it shows one page under the address of another'],
  ['/fr /fr/ 302 Country=ca', '/fr: it depends on Country=ca'],
  ['/alone', '/alone: it has no target'],
])('reads the line of _redirects %s', (line, expected) => {
  expect(read('_redirects', line)).toEqual([expected]);
});

test.each([
  ['Redirect 301 /old.html /new/', '^/old\\.html(?:/(.*))?$ /new/$1 301 pattern'],
  ['Redirect /tmp https://x.example/', '^/tmp(?:/(.*))?$ https://x.example/$1 302 pattern'],
  ['Redirect gone /dead', '/dead  410'],
  ['RedirectPermanent "/a b" /c', '^/a b(?:/(.*))?$ /c/$1 301 pattern'],
  ['RedirectMatch 301 ^/pdf/(.*)\\.pdf$ /papers/$1/', '^/pdf/(.*)\\.pdf$ /papers/$1/ 301 pattern'],
  ['RewriteRule ^old-page$ /new/ [R=301,L]', '/old-page /new/ 301'],
  ['RewriteRule ^old\\.html$ new/ [L,R=permanent]', '/old.html /new/ 301'],
  ['RewriteRule ^shop/(.*)$ /products/$1 [R]', '^/shop/(.*)$ /products/$1 302 pattern'],
  ['RewriteRule ^dead$ - [G]', '/dead  410'],
  ['RewriteRule ^x$ /%{QUERY_STRING} [R=301]', '^x$: its target has a variable (/%{QUERY_STRING})'],
  ['RewriteCond %{HTTPS} off\nRewriteRule ^a$ /b/ [R=301]', '^a$: it has a condition (%{HTTPS} off)'],
])('reads the line of .htaccess %s', (line, expected) => {
  expect(read('.htaccess', line)).toEqual([expected]);
});

test('a rule of .htaccess that names a file of the old server is no redirect', () => {
  expect(read('.htaccess', 'RewriteEngine on\nRewriteRule . /index.php [L]')).toEqual([]);
});

test('a list of URLs is no file with rules', () => {
  expect(ruleFormat('urls.txt', 'https://www.example.com/\n')).toBeUndefined();
});
