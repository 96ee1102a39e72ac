import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeTable } from '@headwater/site/src/routing/route-table.ts';
import { root } from '@headwater/tools/paths.ts';
import { expect, test } from 'vitest';

const configuration = readFileSync(join(root, 'deploy', 'nginx', 'locations.conf'), 'utf8');

/** The locations of nginx with what is in them, each with a function that knows its paths. */
const locations = [...configuration.matchAll(/^location (=|~\*|\^~|) ?(\S+) \{\n([^}]*)\}/gm)].map(
  ([, kind = '', pattern = '', content = '']) => {
    const expression = new RegExp(pattern, 'i');
    const tests: Record<string, (path: string) => boolean> = {
      '=': (path) => path === pattern,
      '^~': (path) => path.startsWith(pattern),
      '~*': (path) => expression.test(path),
      '': (path) => path.startsWith(pattern),
    };
    return { kind, pattern, content, matches: tests[kind] ?? (() => false) };
  },
);

/** The location of a path, in nginx's order. */
function locationOf(path: string) {
  const matching = locations.filter(({ matches }) => matches(path));
  const prefixes = matching.filter(({ kind }) => kind === '^~').sort((a, b) => b.pattern.length - a.pattern.length);
  return [
    ...matching.filter(({ kind }) => kind === '='),
    ...prefixes,
    ...matching.filter(({ kind }) => kind === '~*'),
    ...matching.filter(({ kind }) => kind === ''),
  ][0];
}

/** Pages that are only rendered in place of others: they are 404s, which nginx does not store. */
const rendered = routeTable.filter(({ kind }) => kind !== 'nothing');

test.each(rendered.filter(({ cache }) => cache === 'never').map(({ example }) => example))(
  '%s, whose responses are never stored, does not wait for the cache',
  (path) => expect(locationOf(path)?.content).not.toContain('proxy_cache '),
);

test.each(rendered.filter(({ cache }) => cache === 'pages').map(({ example }) => example))(
  '%s is served from the cache while the site fails',
  (path) => expect(locationOf(path)?.content).toContain('proxy_cache_use_stale error timeout'),
);

test.each(routeTable.map(({ example, largestBody }) => [example, largestBody] as const))(
  '%s lets the largest body through that its row allows',
  (path, largestBody) => {
    const own = /client_max_body_size (\d+)m;/.exec(locationOf(path)?.content ?? '')?.[1];
    expect(own === undefined ? 128 * 1024 : Number(own) * 1024 * 1024).toBeGreaterThanOrEqual(largestBody);
  },
);

test('no location has headers of its own for the site, which would drop all others', () => {
  expect(configuration).not.toContain('proxy_set_header');
});
