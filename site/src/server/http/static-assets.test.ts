import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { testServer } from '@headwater/tools/test-server.ts';
import { expect, test } from 'vitest';
import { compressDensely } from '../../page-cache/compress.ts';
import { compressBuild, createStaticAssets, encodeAsset, isHashed, loadStaticAssets } from './static-assets.ts';

const long = Buffer.from('a'.repeat(2_000));

test.each([
  ['/a.css', 'text/css; charset=utf-8', true],
  ['/a.js', 'text/javascript; charset=utf-8', true],
  ['/a.json', 'application/json; charset=utf-8', true],
  ['/a.webmanifest', 'application/manifest+json; charset=utf-8', true],
  ['/a.txt', 'text/plain; charset=utf-8', true],
  ['/a.svg', 'image/svg+xml', true],
  ['/a.ico', 'image/x-icon', false],
  ['/a.png', 'image/png', false],
  ['/a.jpg', 'image/jpeg', false],
  ['/a.webp', 'image/webp', false],
  ['/a.woff2', 'font/woff2', false],
  ['/a.bin', 'application/octet-stream', false],
  ['/a', 'application/octet-stream', false],
])('%s is sent as %s, compressed: %j', async (path, type, isCompressed) => {
  const asset = await encodeAsset(path, long);
  expect(asset.headers['content-type']).toBe(type);
  expect([asset.gzip !== undefined, asset.brotli !== undefined]).toEqual([isCompressed, isCompressed]);
});

test('only files with a hash in their name are cached forever', async () => {
  expect((await encodeAsset('/_assets/a.hash.js', long)).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await encodeAsset('/icon.svg', long)).headers['cache-control']).toBe('public, max-age=3600');
  expect(['/_assets/a.js', '/a/_assets/a.js', '/a.js'].map(isHashed)).toEqual([true, false, false]);
});

test('the ETag of a file changes with its content only', async () => {
  const tag = async (path: string, text: string) => (await encodeAsset(path, Buffer.from(text))).etag;
  expect(await tag('/a.js', 'x')).toBe(await tag('/b.css', 'x'));
  expect(await tag('/a.js', 'x')).not.toBe(await tag('/a.js', 'y'));
  expect(await tag('/a.js', 'x')).toMatch(/^[\w-]{22}$/);
});

async function builtFiles() {
  const folder = await testFolder();
  await mkdir(join(folder, '_assets', 'deep'), { recursive: true });
  await writeFile(join(folder, 'robots.svg'), 'drawing');
  await writeFile(join(folder, '_assets', 'deep', 'a.js'), 'script');
  return loadStaticAssets(folder);
}

test('built files are found with their path in all folders', async () => {
  expect([...(await builtFiles()).keys()].sort()).toEqual(['/_assets/deep/a.js', '/robots.svg']);
});

test('what the build has compressed is sent like that, and is no file of its own', async () => {
  const folder = await testFolder();
  const body = await readFile(import.meta.filename);
  await writeFile(join(folder, 'a.js'), body);
  await writeFile(join(folder, 'short.js'), 'short()');
  await compressBuild(folder);
  expect((await readdir(folder)).sort()).toEqual(['a.js', 'a.js.br', 'short.js']);
  const assets = await loadStaticAssets(folder);
  const usual = await encodeAsset('/a.js', body);
  expect([...assets.keys()].sort()).toEqual(['/a.js', '/short.js']);
  expect(assets.get('/a.js')).toEqual({ ...usual, brotli: compressDensely(body) });
  expect(compressDensely(body).length).toBeLessThan(usual.brotli?.length ?? 0);
});

test.each([
  ['a built file', '/_assets/deep/a.js', [200, 'script']],
  ['a file of an older build', '/old.js', [200, 'older']],
  ['no other file', '/other.js', [404, 'none']],
])('the response to a path is %s', async (_what, path, expected) => {
  const older = await encodeAsset('/old.js', Buffer.from('older'));
  const send = createStaticAssets(await builtFiles(), async (requested) =>
    requested === '/old.js' ? older : undefined,
  );
  const { url } = await testServer(async (req, res) => {
    if (!(await send(req, res, req.url ?? ''))) res.writeHead(404).end('none');
  });
  const response = await fetch(`${url}${path}`);
  expect([response.status, await response.text()]).toEqual(expected);
});
