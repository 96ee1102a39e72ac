import { expect, test } from 'vitest';
import { sendRequest, startListeningSite } from '../testing/listening-site.ts';
import { standInPages } from '../testing/stand-in-pages.ts';
import { securityTxt } from './security-txt.ts';

/** Replaces the built pages, which require a build. */
const pages = standInPages(async (req, res) => {
  const [, errorPage = '200'] = /^\/(500|503)$/.exec(req.url ?? '') ?? [];
  res.writeHead(Number(errorPage), { 'content-type': 'text/html' });
  res.end('a page');
});

const options = {
  contact: 'mailto:security@shop.example',
  siteUrl: new URL('https://shop.example'),
  language: 'en-US',
  now: new Date('2026-11-22T13:14:15Z'),
};

test('security.txt names the contact, the expiry date in half a year, the language and its own URL', () => {
  expect(securityTxt(options)).toBe(
    [
      'Contact: mailto:security@shop.example',
      'Expires: 2027-05-21T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://shop.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('a company without a contact has no security.txt', () => {
  expect(securityTxt({ ...options, contact: undefined })).toBeUndefined();
});

test('the site responds with the contact of its brand as plain text, and with its length to HEAD', async () => {
  const { port } = await startListeningSite({ handler: pages });
  const { status, header, body } = await sendRequest(port, '/.well-known/security.txt');
  expect([status, header('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(header('cache-control')).toContain('max-age=86400');
  expect(body).toMatch(/^Contact: (?:mailto:|https:\/\/)\S+\nExpires: \d{4}-/);
  const head = await sendRequest(port, '/.well-known/security.txt', { method: 'HEAD' });
  const length = String(Buffer.byteLength(body));
  expect([head.status, head.body, head.header('content-length')]).toEqual([200, '', length]);
  expect(header('content-length')).toBe(length);
});

test.each([
  ['the first moment of a day', '2026-11-22T00:00:00.000Z'],
  ['the last moment of a day', '2026-11-22T23:59:59.999Z'],
])('security.txt has the same date from %s on', (_what, now) => {
  expect(securityTxt({ ...options, now: new Date(now) })).toContain('Expires: 2027-05-21T00:00:00.000Z');
});

test.each([
  ['de', 'de'],
  ['zh-Hant-TW', 'zh'],
])('security.txt names the language %s as %s', (language, expected) => {
  expect(securityTxt({ ...options, language })).toContain(`\nPreferred-Languages: ${expected}\n`);
});
