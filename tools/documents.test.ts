import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.ts';
import { filesOfTree } from './tree.ts';

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

/** The fragments by which GitHub links to the headings of a document. */
function fragmentsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

test('every relative link in the documents points to an existing file, and to a heading of it', async () => {
  const links: string[] = [];
  const broken: string[] = [];
  for (const document of await documents()) {
    const text = await readFile(join(root, document), 'utf8');
    for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      links.push(target);
      const [path = '', fragment] = target.split('#');
      const file = path === '' ? join(root, document) : join(root, dirname(document), path);
      const isThere =
        existsSync(file) && (fragment === undefined || fragmentsOf(await readFile(file, 'utf8')).includes(fragment));
      if (!isThere) broken.push(`${document}: ${target}`);
    }
  }
  expect(links.length).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});

/** What a path in back-quotes may begin in. */
const bases = ['', 'site', 'site/src', 'cms', 'gravity-forms', 'deploy'];

/** Built, installed or somebody else's, and the demo once it is removed. */
const elsewhere = /^(?:dist|node_modules|\.data|DATA_DIR)\/|^@|^nginx\.|^n\/a$|^wp-config\.php$/;

test('every path and file name in back-quotes is in the tree', async () => {
  const names = new Set((await filesOfTree(root)).map((file) => basename(file)));
  const paths: string[] = [];
  const missing: string[] = [];
  for (const document of [...(await documents()), 'contract/wordpress/README.md']) {
    // What was so once, and paths shortened by a legend of their own.
    if (/CHANGELOG|requirements/.test(document)) continue;
    const text = (await readFile(join(root, document), 'utf8')).replaceAll(/^ *```[\s\S]*?^ *```$/gm, '');
    for (const [, path = ''] of text.matchAll(/`(@?[\w.-]+(?:\/[\w.@-]+)+\/?|[\w.-]+\.(?:tsx?|mjs|php|css|conf))`/g)) {
      if (elsewhere.test(path) || (/^demo\b/.test(path) && !existsSync(join(root, 'demo')))) continue;
      paths.push(path);
      const isThere = path.includes('/') ? bases.some((base) => existsSync(join(root, base, path))) : names.has(path);
      if (!isThere) missing.push(`${document}: ${path}`);
    }
  }
  expect(paths.length).toBeGreaterThan(200);
  expect(missing).toEqual([]);
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
