import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as texts from '@headwater/brand/texts.ts';
import { expect, test, vi } from 'vitest';
import type { Cluster } from '../support/cluster/cluster.ts';
import { nginxProgram } from '../support/cluster/nginx.ts';
import { requestOnce, type WireResponse } from '../support/cluster/request-once.ts';
import { testContent } from '../support/company-content.ts';
import { signedMessage } from '../support/webhook.ts';
import { startTestCluster } from './test-cluster.ts';

const { pageKinds } = testContent;
const MB = 1024 * 1024;
/** The longest time that nginx may send a page after the site has a newer one: the end of the next whole second. */
const LONGEST_COPY_MS = 2_000;

/** How nginx responded: from its cache, or not. */
function cacheStatus({ headers }: WireResponse): string | undefined {
  return headers['x-proxy-cache'];
}

/** Uploads a file in pieces, as the form's script does. @returns how much of it the site has */
async function upload(siteUrl: string, bytes: Buffer): Promise<number> {
  const b64 = (text: string) => Buffer.from(text).toString('base64');
  const own = { origin: siteUrl, 'tus-resumable': '1.0.0' };
  const metadata = `form ${b64('17')},field ${b64('2')},name ${b64('photo.jpg')}`;
  const created = await requestOnce(`${siteUrl}/api/uploads`, {
    method: 'POST',
    headers: { ...own, 'upload-length': String(bytes.length), 'upload-metadata': metadata },
  });
  expect(created.status, String(created.body)).toBe(201);
  const url = siteUrl + created.headers.location;
  for (let offset = 0; offset < bytes.length; offset += 4 * MB) {
    const piece = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
    const body = bytes.subarray(offset, offset + 4 * MB);
    expect((await requestOnce(url, { method: 'PATCH', headers: { ...own, ...piece }, body })).status).toBe(204);
  }
  return Number((await requestOnce(url, { method: 'HEAD', headers: own })).headers['upload-offset']);
}

async function storesPages({ url }: Cluster): Promise<void> {
  const page = url + pageKinds['generic page'];
  for (const encoding of ['br', 'gzip', '']) {
    const headers = { 'accept-encoding': encoding ? `deflate, ${encoding}` : 'identity' };
    // The site compresses a new page after it has sent it, and a copy may end between two requests.
    const isWanted = (response: WireResponse) =>
      cacheStatus(response) === 'HIT' && (response.headers['content-encoding'] ?? '') === encoding;
    const stored = await vi.waitUntil(
      async () => {
        const response = await requestOnce(page, { headers });
        return isWanted(response) ? response : undefined;
      },
      { timeout: 30_000 },
    );
    // Campaigns share the copy.
    const campaign = await requestOnce(`${page}?utm_source=mail&gclid=abc`, { headers });
    expect(['HIT', 'EXPIRED']).toContain(cacheStatus(campaign));
    expect(campaign.body.equals(stored.body)).toBe(true);
  }
}

async function neverStores({ url }: Cluster): Promise<void> {
  const page = url + pageKinds['generic page'];
  const cases: [string, Record<string, string>][] = [
    [`${page}?preview=true&p=12`, {}],
    [`${page}?anything=else`, {}],
    [page, { cookie: 'faust-rt=token' }],
    [page, { cookie: 'a=1; __Host-faust-rt=token' }],
    [page, { cookie: 'consent=maps; consent=none' }],
    [page, { cookie: 'consent=maps.more' }],
    [page, { 'sec-purpose': 'prefetch' }],
    [`${url}/search?q=pump`, {}],
    [`${url}/login`, {}],
    [`${url}/api/forms/1/token`, {}],
    [`${url}/livez`, {}],
  ];
  for (const [target, headers] of cases) {
    await requestOnce(target, { headers });
    const again = await requestOnce(target, { headers });
    expect(['BYPASS', undefined], `${target} ${JSON.stringify(headers)}`).toContain(cacheStatus(again));
  }
  const missing = [await requestOnce(`${url}/no-such-page/`), await requestOnce(`${url}/no-such-page/`)];
  expect(missing.map((response) => [response.status, cacheStatus(response)])).toEqual([
    [404, 'MISS'],
    [404, 'MISS'],
  ]);
}

async function rendersOnce({ url }: Cluster): Promise<void> {
  const page = url + pageKinds['product page'];
  const responses = await Promise.all(Array.from({ length: 200 }, () => requestOnce(page)));
  expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
  // The site numbers the requests that reach it.
  expect(new Set(responses.map(({ headers }) => headers['x-request-id'])).size).toBe(1);
}

async function showsChanges({ url, sites, cmsProxy }: Cluster): Promise<void> {
  const path = pageKinds['page with large header'];
  const isNew = ({ body }: WireResponse) => String(body).includes('An edited title');
  const before = await requestOnce(url + path);
  expect([before.status, isNew(before)]).toEqual([200, false]);
  cmsProxy.edit = (response, { variables }) =>
    variables.includes(path) || response.includes(`"uri":"${path}"`)
      ? response.replace(/("title":")[^"]*"/g, '$1An edited title"')
      : response;
  try {
    for (const site of sites) {
      const { host } = new URL(url);
      const { body, headers } = signedMessage([], [path]);
      const response = await requestOnce(`${site.url}/api/revalidate`, {
        method: 'POST',
        body,
        headers: { ...headers, host },
      });
      expect(response.status, String(response.body)).toBe(200);
      await vi.waitUntil(async () => isNew(await requestOnce(site.url + path, { headers: { host } })), {
        timeout: 30_000,
      });
    }
    // A page without a request in the meantime: the first visitor sees the change.
    await pause(LONGEST_COPY_MS);
    expect(isNew(await requestOnce(url + path))).toBe(true);
  } finally {
    cmsProxy.edit = String;
  }
}

async function ignoresForgedAddresses({ url }: Cluster): Promise<void> {
  // Each instance allows a visitor 20 searches a minute. Whichever gets how many, and if a minute ends meanwhile: one
  // visitor with a hundred has too many, and a hundred visitors with one each have not.
  const responses = await Promise.all(
    Array.from({ length: 100 }, (_, count) => {
      const forged = `198.51.100.${count}`;
      const headers = { 'x-forwarded-for': forged, forwarded: `for=${forged}`, 'x-real-ip': forged };
      return requestOnce(`${url}/search?q=pump+${count}`, { headers });
    }),
  );
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(String(refused[0]?.body)).toContain('Too many searches');
}

async function storesPicturesByFormat({ url }: Cluster): Promise<void> {
  // Pages behind the CMS's proxy have no pictures: they are on its own host, which the site does not know.
  const picture = `${url}/image?url=%2Fmedia%2F2026%2F03%2Fpump.jpg&w=640&q=75`;
  for (const turn of ['first', 'second']) {
    for (const [accept, type] of [
      ['image/avif,image/webp,*/*', 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
      ['*/*', 'image/jpeg'],
    ] as const) {
      const response = await requestOnce(picture, { headers: { accept } });
      expect([response.headers['content-type'], cacheStatus(response)]).toEqual([
        type,
        turn === 'first' ? 'MISS' : 'HIT',
      ]);
    }
  }
}

async function servesWithoutSites(cluster: Cluster): Promise<void> {
  const { url, sites } = cluster;
  const warm = [pageKinds['generic page'], pageKinds['front page']];
  for (const path of warm) expect((await requestOnce(url + path)).status).toBe(200);
  const html = String((await requestOnce(url)).body);
  const picture = /\/image\?[^"\s]+/.exec(html)?.[0].replaceAll('&amp;', '&');
  const styles = /\/_assets\/[^"]+\.css/.exec(html)?.[0] ?? '';
  const files = [styles, ...(picture ? [picture] : [])];
  for (const path of files) expect((await requestOnce(url + path)).status, path).toBe(200);
  await Promise.all(sites.map((site) => site.kill()));

  // The copies are over by then, or they are not: visitors see no difference.
  for (const path of [...warm, `${warm[0]}?utm_source=mail`, ...files]) {
    expect((await requestOnce(url + path)).status, path).toBe(200);
  }
  for (const method of ['GET', 'POST']) {
    const cold = await requestOnce(`${url}${method === 'GET' ? pageKinds.post : '/api/forms/1'}`, { method });
    expect([cold.status, cold.headers['retry-after'], cold.headers['cache-control']]).toEqual([503, '30', 'no-store']);
    expect(String(cold.body)).toContain(texts.outageTitle);
  }
}

async function limitsOneVisitor({ url }: Cluster): Promise<void> {
  // 20 at once and 2 a second are let through.
  const responses = await Promise.all(
    Array.from({ length: 190 }, () => requestOnce(`${url}/livez`, { method: 'POST' })),
  );
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(String(refused[0]?.body)).toContain(texts.proxyBusyTitle);
}

test.skipIf(!nginxProgram)(
  'two instances behind the nginx of deploy/nginx: caching, changes, limits, uploads, outages',
  async () => {
    const cluster = await startTestCluster({ limits: 'shipped', contentModule: testContent.contentModule });
    const { url } = cluster;
    await rendersOnce(cluster);
    await storesPages(cluster);
    await storesPicturesByFormat(cluster);
    await neverStores(cluster);
    await showsChanges(cluster);
    await ignoresForgedAddresses(cluster);
    expect(await upload(url, Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(10 * MB - 4)]))).toBe(
      10 * MB,
    );
    const large = await requestOnce(url, { method: 'POST', body: Buffer.alloc(MB) });
    expect([large.status, String(large.body)]).toEqual([413, expect.stringContaining(texts.proxyTooLargeTitle)]);
    await servesWithoutSites(cluster);
    await limitsOneVisitor(cluster);
  },
);
