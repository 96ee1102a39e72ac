import { expect, test } from 'vitest';
import { patternBounds } from './pattern.ts';
import { rule, searchIn } from './testing/search-in.ts';

const pattern = (from: string, to = '/new/') => rule(from, to, { isPattern: true });

test.each([
  ['a script', rule('/a', 'javascript:alert(1)'), 'its target: “javascript:” is refused'],
  ['a script in other letters', rule('/a', ' JavaScript:alert(1)'), 'its target: “javascript:” is refused'],
  [
    'a script behind an invisible character',
    rule('/a', 'java\u0001script:alert(1)'),
    'its target: it has a backslash or an invisible character',
  ],
  [
    'a script without a scheme of a URL',
    rule('/a', 'alert(1)'),
    'its target: it must begin with a slash, or be a whole URL',
  ],
  ['data', rule('/a', 'data:text/html,x'), 'its target: “data:” is refused'],
  [
    'an unknown host',
    rule('/a', 'https://evil.example/'),
    'its target: the host evil.example is not in SITE_URL, OLD_HOSTS or REDIRECT_HOSTS',
  ],
  [
    'an unknown host behind two slashes',
    rule('/a', '//evil.example/x'),
    'its target: the host evil.example is not in SITE_URL, OLD_HOSTS or REDIRECT_HOSTS',
  ],
  [
    'an unknown host behind a backslash',
    rule('/a', '/\\evil.example'),
    'its target: it has a backslash or an invisible character',
  ],
  ['a password', rule('/a', 'https://a:b@shop.example.com/'), 'its target: it has a user name or password'],
  [
    'a host that is not an old one',
    rule('https://evil.example/a'),
    'the host evil.example is not in SITE_URL or OLD_HOSTS',
  ],
  ['no slash', rule('old'), 'it must begin with a slash, or be a whole URL'],
  ['broken escapes', rule('/gr%F6%DFe'), 'its escapes are not valid UTF-8'],
  ['another status', rule('/a', '/b/', { status: 303 }), '303 is not one of 301, 302, 307, 308, 410, 451'],
  ['no target', rule('/a', '', { status: 301 }), 'it has no target'],
  ['a path of the site', rule('/API/leads'), 'the site needs this path itself'],
  ['the front page', rule('/'), 'the front page cannot move; give its rule a query'],
  [
    'what only the CMS could apply',
    rule('/a', '/b/', { unsupported: 'it depends on the sign-in' }),
    'it depends on the sign-in',
  ],
  ['a look-ahead', pattern('^/a(?=b)'), 'look-arounds are refused; write what is to be found instead'],
  ['a look-behind', pattern('(?<!a)b'), 'look-arounds are refused; write what is to be found instead'],
  [
    'a back-reference',
    pattern('^/(a)\\1'),
    'its pattern is not valid: error parsing regexp: invalid escape sequence: `\\1`',
  ],
  ['an open group', pattern('^/(a'), 'its pattern is not valid: error parsing regexp: missing closing ): `(?i)^/(a`'],
  ['a pattern that finds everything', pattern('.*'), 'its pattern finds every address'],
  [
    'a long pattern',
    pattern(`^/${'a'.repeat(patternBounds.characters)}`),
    `its pattern is longer than ${patternBounds.characters} characters`,
  ],
  ['a pattern that is large when it is compiled', pattern('^/[ab]{900}'), 'its pattern is too large; split the rule'],
  ['a target with a group that is not there', pattern('^/(a)', '/$2'), 'its target has $2, its pattern only 1 groups'],
  [
    'a host from the address',
    pattern('^/(.*)x', 'https://$1/'),
    'the host of its target must not come from the address',
  ],
])('a rule with %s is named, and the others count', (_what, bad, reason) => {
  const { reasons, move } = searchIn([bad, rule('/good', '/there/')]);
  expect(reasons).toEqual([`${bad.from}: ${reason}`]);
  expect(move('/good')).toMatchObject({ status: 301, to: '/there/' });
});

test.each([
  ['https://www.example.com/new/', '/new/'],
  ['https://cms.example.com/new/?a=1', '/new/?a=1'],
  ['https://old.example/new', '/new'],
  ['http://shop.example.com/pump?x=1', 'http://shop.example.com/pump?x=1'],
])('the target %s is %s', (to, expected) => {
  expect(searchIn([rule('/a', to)]).move('/a')?.to).toBe(expected);
});

test('the first of two rules for one address counts, and the second one is named', () => {
  const { move, reasons } = searchIn([rule('/a', '/first/'), rule('/A/', '/second/')]);
  expect(move('/a')?.to).toBe('/first/');
  expect(reasons).toEqual(['/A/: /a is for the same address']);
});

test('a rule of an old host counts there before one of every host', () => {
  const { move } = searchIn([rule('/a', '/every/'), rule('https://old.example/a', '/old/')]);
  expect([move('https://old.example/a')?.to, move('/a')?.to]).toEqual(['/old/', '/every/']);
});

test('every rule of a circle is named with the circle, and what leads into it with its reason', () => {
  const { reasons, move } = searchIn([
    rule('/in', '/a'),
    rule('/a', '/b'),
    rule('/b', '/a?from=b'),
    rule('/self', '/self/'),
    rule('/self-query', '/self-query?a=1'),
    rule('/good', '/there/'),
  ]);
  expect(reasons.toSorted()).toEqual([
    '/a: it leads in a circle: /a → /b → /a',
    '/b: it leads in a circle: /a → /b → /a',
    '/in: it leads to /a, which leads in a circle',
    '/self-query: it leads in a circle: /self-query → /self-query',
    '/self: it leads in a circle: /self → /self',
  ]);
  expect(move('/good')?.to).toBe('/there/');
});

test('a rule may take a parameter away from its own path', () => {
  const { move, faults } = searchIn([rule('/a?old=1', '/a/')]);
  expect([move('/a?old=1&b=2')?.to, move('/a'), faults]).toEqual(['/a/?b=2', undefined, []]);
});

test.each([
  [[301, 301], 301],
  [[308, 301], 308],
  [[301, 302], 302],
  [[307, 301], 307],
  [[302, 307], 302],
  [[301, 451], 451],
])('a chain of %j is a %i', ([first = 0, next = 0], status) => {
  const { move } = searchIn([
    rule('/a', '/b', { status: first }),
    rule('/b', next > 400 ? '' : '/c/', { status: next }),
  ]);
  expect(move('/a')).toMatchObject({ status, to: next > 400 ? '' : '/c/' });
});

test('a chain of ten thousand rules leads to its last target at once', () => {
  const chain = Array.from({ length: 10_000 }, (_, index) => rule(`/p${index}`, `/p${index + 1}`));
  expect(searchIn(chain).move('/p0')?.to).toBe('/p10000');
});

test('what a group found never makes a host of the target', () => {
  const { move } = searchIn([pattern('^/old(.*)$', '/$1'), pattern('^/to(.*)$', '//$1')]);
  expect(move('/old//evil.example/')?.to).toBe('/evil.example');
  expect(move('/to/x')).toBeUndefined();
});

test('patterns that lead back to each other do not count', () => {
  const { move } = searchIn([
    pattern('^/a/(.*)$', '/b/$1'),
    pattern('^/b/(.*)$', '/a/$1'),
    pattern('^/c/(.*)$', '/d/$1'),
  ]);
  expect([move('/a/x'), move('/c/x')?.to]).toEqual([undefined, '/d/x']);
});

test('a pattern whose target an exact rule moves leads to the last target at once, and not in a circle', () => {
  const { move } = searchIn([
    pattern('^/shop/(.*)$', '/store/$1'),
    rule('/store/pump', '/products/pump/', { status: 302 }),
    rule('/store/back', '/shop/back'),
    rule('/store/gone', ''),
  ]);
  const at = (path: string) => [move(path)?.status, move(path)?.to];
  expect(at('/shop/pump?a=1')).toEqual([302, '/products/pump/?a=1']);
  expect(at('/shop/gone')).toEqual([410, '']);
  expect(at('/shop/other')).toEqual([301, '/store/other']);
  expect(move('/shop/back')).toBeUndefined();
});

test('patterns beyond the most that one path may be searched for are named', () => {
  const large = Array.from({ length: 12 }, (_, index) => pattern(`[ab]{${20 + index}}x$`));
  const apart = Array.from({ length: 100 }, (_, index) => pattern(`^/folder-${index}-(a|b)[ab]{20}x$`));
  const { patterns, reasons } = searchIn([...large, ...apart]);
  expect(reasons.length).toBeGreaterThan(0);
  expect(new Set(reasons.map((reason) => reason.split(': ')[1]))).toEqual(
    new Set(['too many patterns could match the same address; begin it with ^/ and a folder']),
  );
  expect(patterns.length + reasons.length).toBe(112);
});

test('rules beyond the most patterns are named', () => {
  const many = Array.from({ length: patternBounds.rules + 1 }, (_, index) => pattern(`^/f${index}/(.*)$`));
  expect(searchIn(many).reasons).toEqual([`${many.at(-1)?.from}: there are more than ${patternBounds.rules} patterns`]);
});
