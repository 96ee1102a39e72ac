import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '@headwater/brand/company.ts';
import { expect, test } from 'vitest';
import { root } from '../paths.ts';
import { proxyPages } from './proxy-pages.ts';

test('nginx names exactly the pages that the command writes', () => {
  const config = readFileSync(join(root, 'deploy', 'nginx', 'locations.conf'), 'utf8');
  const named = [...config.matchAll(/\/_headwater\/([a-z-]+\.html)/g)].map(([, name]) => name);
  expect(named.sort()).toEqual([...proxyPages().keys()].sort());
});

test.each([...proxyPages()])('%s says how to reach the company', (_name, html) => {
  expect(html).toContain(`href="mailto:${company.email}"`);
  expect(html).toContain(`href="${company.phone.href}"`);
});

test.each([...proxyPages()])('%s loads nothing', (_name, html) => {
  expect(html).not.toMatch(/<(?:script|link|img)\b|url\(|https?:/);
});

test('only the page of an outage loads itself again', () => {
  const again = [...proxyPages()].filter(([, html]) => html.includes('http-equiv="refresh"')).map(([name]) => name);
  expect(again).toEqual(['unavailable.html']);
});
