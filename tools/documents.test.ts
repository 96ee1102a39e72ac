import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.ts';

async function documents(): Promise<string[]> {
  const docs = await readdir(join(root, 'docs'), { recursive: true });
  return [
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'SECURITY.md',
    ...docs.map((name) => join('docs', name)),
  ].filter((name) => name.endsWith('.md'));
}

test('every relative link in the documents points to an existing file', async () => {
  const links: string[] = [];
  const broken: string[] = [];
  for (const document of await documents()) {
    const text = await readFile(join(root, document), 'utf8');
    for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      links.push(target);
      const file = join(root, dirname(document), target.replace(/#.*/, ''));
      if (!existsSync(file)) broken.push(`${document}: ${target}`);
    }
  }
  expect(links.length).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});

test('decisions are numbered without gaps and have the same structure', async () => {
  const names = (await readdir(join(root, 'docs', 'decisions'))).sort();
  expect(names.length).toBeGreaterThan(30);
  expect(names.map((name) => name.slice(0, 4))).toEqual(
    names.map((_name, index) => String(index + 1).padStart(4, '0')),
  );
  for (const name of names) {
    const text = await readFile(join(root, 'docs', 'decisions', name), 'utf8');
    for (const part of ['Date: ', 'Status: ', '## Context', '## Decision', '## Consequences', '## Alternatives']) {
      expect(text, `${name} has "${part}"`).toContain(part);
    }
  }
});
