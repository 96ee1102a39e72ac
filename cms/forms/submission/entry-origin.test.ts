import { expect, test } from 'vitest';
import type { Caller } from './caller.ts';
import { type EntryMetaInput, entryDate, entryOrigin } from './entry-origin.ts';

const site: Caller = { isSite: true, isCaptchaExpired: false };
const anybody: Caller = { isSite: false, isCaptchaExpired: false };
const now = new Date('2026-03-04T05:06:07.000Z');

test.each<[string, Caller, EntryMetaInput | null | undefined, object]>([
  [
    'the site, everything',
    site,
    { ip: '192.0.2.1', sourceUrl: 'https://shop.example/a?b=c#d', userAgent: 'Firefox' },
    { ip: '192.0.2.1', sourceUrl: 'https://shop.example/a?b=c#d', userAgent: 'Firefox' },
  ],
  [
    'anybody else, the page only',
    anybody,
    { ip: '192.0.2.1', sourceUrl: 'https://shop.example/', userAgent: 'Firefox' },
    { ip: null, sourceUrl: 'https://shop.example/', userAgent: null },
  ],
  ['the site, nothing when it says nothing', site, {}, { ip: null, sourceUrl: null, userAgent: null }],
  ['the site, nothing without data', site, null, { ip: null, sourceUrl: null, userAgent: null }],
  ['anybody else, nothing without data', anybody, undefined, { ip: null, sourceUrl: null, userAgent: null }],
])('the origin of an entry has from %s', (_who, caller, meta, expected) => {
  expect(entryOrigin(meta, caller)).toEqual(expected);
});

test.each([
  ['is trimmed', '  Firefox ', 'Firefox'],
  ['has one space for control characters', 'Fire\r\n\tfox\u0000', 'Fire fox'],
  ['is null when only spaces are left', ' \n ', null],
  ['is null when it is empty', '', null],
  ['is null when it is null', null, null],
  ['of 250 characters is stored whole', 'a'.repeat(250), 'a'.repeat(250)],
  ['of 251 characters is cut at 250', `b${'a'.repeat(250)}`, `b${'a'.repeat(249)}`],
])('the name of a browser %s', (_what, userAgent, expected) => {
  expect(entryOrigin({ userAgent }, site).userAgent).toBe(expected);
});

test.each([
  ['of 45 characters is stored whole', '1'.repeat(45), '1'.repeat(45)],
  ['of 46 characters is cut at 45', `2${'1'.repeat(45)}`, `2${'1'.repeat(44)}`],
])('an IP address %s', (_what, ip, expected) => {
  expect(entryOrigin({ ip }, site).ip).toBe(expected);
});

const longest = 'https://shop.example/'.padEnd(2_000, 'x');

test.each([
  ['over http', 'http://shop.example/', 'http://shop.example/'],
  ['without a path', 'https://shop.example', 'https://shop.example/'],
  ['of 2,000 characters', longest, longest],
])('an entry stores the URL of its page %s', (_what, sourceUrl, expected) => {
  expect(entryOrigin({ sourceUrl }, anybody).sourceUrl).toBe(expected);
});

test.each([
  ['a URL of 2,001 characters', `${longest}x`],
  ['a URL of another scheme', 'ftp://shop.example/'],
  ['a script', 'javascript:alert(1)'],
  ['a path only', '/contact/'],
  ['a URL with a login', 'https://ada:secret@shop.example/'],
  ['an empty text', ''],
  ['null', null],
])('an entry stores no page for %s', (_what, sourceUrl) => {
  expect(entryOrigin({ sourceUrl }, anybody).sourceUrl).toBeNull();
});

test.each([
  ['WordPress’s time', '2026-03-01 08:30:00', '2026-03-01T08:30:00.000Z'],
  ['ISO 8601', '2026-03-01T08:30:00Z', '2026-03-01T08:30:00.000Z'],
  ['ISO 8601 with milliseconds, which are dropped', '2026-03-01T08:30:00.999Z', '2026-03-01T08:30:00.000Z'],
  ['spaces around a time', ' 2026-03-01 08:30:00 ', '2026-03-01T08:30:00.000Z'],
  ['a second ago', '2026-03-04 05:06:06', '2026-03-04T05:06:06.000Z'],
  ['a second ahead, which is now', '2026-03-04 05:06:08', now.toISOString()],
  ['a day that does not exist, which is now', '2026-13-01 08:30:00', now.toISOString()],
  ['words, which are now', 'yesterday', now.toISOString()],
  ['a day without a time, which is now', '2026-03-01', now.toISOString()],
  ['nothing, which is now', '', now.toISOString()],
  ['null, which is now', null, now.toISOString()],
])('the site may date an entry with %s', (_what, dateCreatedGmt, expected) => {
  expect(entryDate({ dateCreatedGmt }, site, now)).toBe(expected);
});

test('a client other than the site cannot date an entry', () => {
  expect(entryDate({ dateCreatedGmt: '2026-03-01 08:30:00' }, anybody, now)).toBe(now.toISOString());
});

test('an entry without data about its origin is dated now', () => {
  expect(entryDate(null, site, now)).toBe(now.toISOString());
});
