import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@headwater/tools/paths.ts';
import { expect, test, vi } from 'vitest';
import { readUnits } from '../../catalogue/figures/unit-choice.ts';
import { sendRequest, startListeningSite } from '../testing/listening-site.ts';
import { openConnection } from '../testing/raw-connection.ts';
import { standInPages } from '../testing/stand-in-pages.ts';

/** Each rendering has its target as its body; pages below `/pump` have figures. */
async function siteWithFigures() {
  const rendered: string[] = [];
  const handler = standInPages(async (req, res, context) => {
    const target = req.url ?? '';
    rendered.push(target);
    if (target.startsWith('/pump')) context.tags.add('units');
    const status = { '/none/': 404, '/500': 500, '/503': 503 }[target] ?? 200;
    res.writeHead(status, { 'content-type': 'text/html' });
    res.end(`<p>${target}</p>`);
  });
  return { ...(await startListeningSite({ handler })), rendered };
}

const withCookie = (cookie: string) => `Cookie: ${cookie}\r\n`;

test('a page with figures is stored once for each system of units that visitors chose', async () => {
  const { port, rendered } = await siteWithFigures();
  const read = async (target: string, cookie: string) => {
    const { body, header } = await sendRequest(port, target, { headers: withCookie(cookie) });
    return `${header('x-cache')} ${body}`;
  };
  rendered.length = 0;
  expect(await read('/pump/', 'units=si')).toBe('MISS <p>/pump/?units=si</p>');
  expect(await read('/pump/', 'a=1; units=si')).toBe('HIT <p>/pump/?units=si</p>');
  expect(await read('/pump/?units=si', '')).toBe('HIT <p>/pump/?units=si</p>');
  expect(await read('/pump/?units=us&utm_source=x', 'units=si')).toBe('MISS <p>/pump/?units=us</p>');
  expect(await read('/pump/', '')).toBe('HIT <p>/pump/</p>');
  expect(rendered).toEqual(['/pump/', '/pump/?units=si', '/pump/?units=us']);
});

test.each([
  ['a page without figures', '/about/', 'units=si', '<p>/about/</p>'],
  ['an unknown system in a cookie', '/pump/', 'units=imperial', '<p>/pump/</p>'],
  ['an unknown system in a query', '/pump/?units=__proto__', '', '<p>/pump/</p>'],
  ['another cookie of a similar name', '/pump/', 'myunits=si', '<p>/pump/</p>'],
])('%s has no page of its own', async (_name, target, cookie, body) => {
  const { port, rendered } = await siteWithFigures();
  rendered.length = 0;
  expect((await sendRequest(port, target, { headers: withCookie(cookie) })).body).toBe(body);
  expect(rendered).toHaveLength(1);
});

test('paths that do not exist are looked up once, whatever the units', async () => {
  const { port, rendered } = await siteWithFigures();
  rendered.length = 0;
  for (const units of ['us', 'si', 'european'])
    expect((await sendRequest(port, `/none/?units=${units}`, { headers: withCookie('units=si') })).status).toBe(404);
  expect(rendered).toEqual(['/none/']);
});

test('pages with figures vary by cookie, and have an ETag in each system', async () => {
  const { port } = await siteWithFigures();
  const written = await sendRequest(port, '/pump/');
  const chosen = await sendRequest(port, '/pump/', { headers: withCookie('units=si') });
  expect([written.header('vary'), chosen.header('vary')]).toEqual([
    'Accept-Encoding, Cookie',
    'Accept-Encoding, Cookie',
  ]);
  expect(written.header('etag')).not.toBe(chosen.header('etag'));
  expect((await sendRequest(port, '/about/')).header('vary')).toBe('Accept-Encoding');
});

test('a click on the site keeps the choice in a cookie, in a response that no cache may keep', async () => {
  const { port } = await siteWithFigures();
  for (const target of ['/pump/?units=si', '/search?q=x&units=si']) {
    const { cookies, header } = await sendRequest(port, target, { headers: 'Sec-Fetch-Site: same-origin\r\n' });
    expect(cookies).toEqual(['units=si; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure']);
    expect(header('cache-control')).toMatch(/^(?:private, no-cache|no-store)$/);
  }
  for (const site of ['cross-site', 'none'])
    expect((await sendRequest(port, '/pump/?units=si', { headers: `Sec-Fetch-Site: ${site}\r\n` })).cookies).toEqual(
      [],
    );
});

test('pages of the site itself, such as the search, get the units of the cookie', async () => {
  const { port } = await siteWithFigures();
  expect((await sendRequest(port, '/search?q=pump', { headers: withCookie('units=european') })).body).toBe(
    '<p>/search?units=european&q=pump</p>',
  );
});

test('the hit step responds with the page in the units of the cookie', async () => {
  const { port, hits } = await siteWithFigures();
  const client = await openConnection(port);
  const read = async (Cookie: string) => {
    const { headers, body } = await client.request('/pump/', { Cookie });
    return { isHit: headers['x-request-id'] === undefined, body: String(body) };
  };
  for (const [cookie, target] of [
    ['a=1', '/pump/'],
    ['units=si', '/pump/?units=si'],
  ] as const) {
    await vi.waitFor(async () => expect((await read(cookie)).isHit).toBe(true));
    expect((await read(cookie)).body).toBe(`<p>${target}</p>`);
  }
  expect(hits.count()).toBeGreaterThanOrEqual(4);
});

test('nginx reads the same cookie with the same expression, and has it in the key of pages', () => {
  const read = (name: string) => readFileSync(join(root, 'deploy', 'nginx', name), 'utf8');
  expect(read('cache.conf')).toContain(
    '"~(?:^|;[ \\t]*)units=(?<headwater_system>us|si|european)(?:;|$)" $headwater_system;',
  );
  expect(readUnits('a=1;\u00a0units=si')).toBeUndefined();
  expect(read('locations.conf')).toContain('$headwater_consent $headwater_units";');
});
