import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { needsRenewal, renewToken } from './renew-token.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const tokenUntil = (expiresAt: number) => `1.7.v.0.${expiresAt.toString(36)}.signature`;

/** A site with one token or none. @returns the URL of its form, and the number of token requests */
async function siteWith(token: unknown) {
  const requests: (string | undefined)[] = [];
  const server = createServer((req, res) => {
    requests.push(req.url);
    res.writeHead(token ? 200 : 503).end(JSON.stringify({ token }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { path: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/forms/7`, requests };
}

test('returns a token with more than an hour left unchanged', async () => {
  const { path, requests } = await siteWith('fresh');
  const token = tokenUntil(Date.now() + 2 * HOUR);
  expect(await renewToken(path, token)).toBe(token);
  expect(requests).toEqual([]);
});

test('replaces a token that is about to expire', async () => {
  const { path, requests } = await siteWith('fresh');
  expect(await renewToken(path, tokenUntil(Date.now() + HOUR / 2))).toBe('fresh');
  expect(requests).toEqual(['/api/forms/7/token']);
});

test('returns the old token when no new one is available', async () => {
  const { path } = await siteWith(undefined);
  const token = tokenUntil(Date.now() - HOUR);
  expect(await renewToken(path, token)).toBe(token);
});

test('returns the old token when the response has no text as a token', async () => {
  const { path } = await siteWith(7);
  const token = tokenUntil(Date.now() - HOUR);
  expect(await renewToken(path, token)).toBe(token);
});

test.each([
  ['with a month left', tokenUntil(NOW + 30 * 24 * HOUR)],
  ['with an hour left', tokenUntil(NOW + HOUR)],
])('a token %s does not have to be renewed', (_what, text) => {
  expect(needsRenewal(text, NOW)).toBe(false);
});

test.each([
  ['with less than an hour left', tokenUntil(NOW + HOUR - 1)],
  ['that has expired', tokenUntil(NOW - 1)],
  ['that is missing', ''],
])('a token %s has to be renewed', (_what, text) => {
  expect(needsRenewal(text, NOW)).toBe(true);
});
