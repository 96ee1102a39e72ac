import { expect, test } from 'vitest';
import { isIdle, noFormatting } from './formatting.ts';
import { allowedHref, linkUrl } from './link-url.ts';

test.each([
  ['example.com', 'https://example.com/'],
  ['example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
  ['localhost.test:8080/x', 'https://localhost.test:8080/x'],
  [' https://example.com ', 'https://example.com/'],
  ['HTTP://example.com', 'http://example.com/'],
  ['ada@example.com', 'mailto:ada@example.com'],
  ['mailto:ada@example.com', 'mailto:ada@example.com'],
  ['tel:+1-218-555-0100', 'tel:+1-218-555-0100'],
  ['', undefined],
  ['a word', undefined],
  ['word', undefined],
  ['/path', undefined],
  ['#part', undefined],
  ['javascript:alert(1)', undefined],
  ['JavaScript:alert(1)', undefined],
  ['data:text/html,x', undefined],
])('the address %j is the link %j', (typed, url) => {
  expect(linkUrl(typed)).toBe(url);
});

test.each([
  ['https://example.com/', 'https://example.com/'],
  ['/path', undefined],
  ['java\tscript:alert(1)', undefined],
  ['vbscript:x', undefined],
  [null, undefined],
])('a pasted link to %j becomes %j', (href, url) => {
  expect(allowedHref(href)).toBe(url);
});

test('the buttons to remove a link, undo and redo are idle while there is nothing to do', () => {
  const idle = (['bold', 'link', 'unlink', 'undo', 'redo'] as const).filter((name) => isIdle(name, noFormatting));
  expect(idle).toEqual(['unlink', 'undo', 'redo']);
  expect(isIdle('unlink', { ...noFormatting, link: true })).toBe(false);
  expect(isIdle('undo', { ...noFormatting, undo: true })).toBe(false);
});
