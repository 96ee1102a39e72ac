import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const scripts = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.client.ts'));
const textOf = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** What gives a page other elements than those that load a file. */
const MARKUP = /innerHTML|outerHTML|insertAdjacentHTML|replaceChildren|createElement\('(?!link'|script')/;

test.each(scripts)('%s only reacts to the page: it has fewer than 60 lines, and writes no markup', (name) => {
  expect(scripts.length).toBeGreaterThan(10);
  expect(textOf(name).trimEnd().split('\n').length).toBeLessThan(60);
  expect(textOf(name)).not.toMatch(MARKUP);
});
