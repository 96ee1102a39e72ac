import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.ts';

const folders: Readonly<Record<string, string>> = {
  j: 'e2e/journeys',
  s: 'site/src',
  g: 'gravity-forms/rules',
  c: 'contract',
};
const lines = readFileSync(join(root, 'docs', 'requirements.md'), 'utf8').split('\n');
const references = lines.flatMap((line) => {
  const [, folder = '', path = '', title = ''] = /\| `(\w+)\/([^`]+\.test\.tsx?)` ?(.*) \|$/.exec(line) ?? [];
  return path ? [{ path: `${folders[folder] ?? folder}/${path}`, title }] : [];
});

test('the requirements name tests', () => {
  expect(references.length).toBeGreaterThan(180);
});

test.each(references)('a requirement is held by a test of $path: $title', ({ path, title }) => {
  const file = join(root, path);
  expect(existsSync(file)).toBe(true);
  // At the start of a string, or behind what a template fills in.
  const named = ["'", '"', '`', '} ', '%s '].map((before) => before + title);
  const source = readFileSync(file, 'utf8').replaceAll("\\'", "'");
  expect(named.some((text) => source.includes(text))).toBe(true);
});
