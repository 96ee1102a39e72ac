import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '@headwater/tools/paths.ts';
import { expect, test } from 'vitest';
import { references, removed, withoutDemo } from './references.ts';

const notOurs = /^(?:node_modules|\.git|\.data|dist|test-results|playwright-report)$/;

/** Every text file that stays when the demo goes. Decisions and the changelog stay as they are: they say what was once so. */
function remainingFiles(folder = root): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    const file = relative(root, path);
    if (
      notOurs.test(name) ||
      ['demo', 'docs/decisions', 'CHANGELOG.md', 'contract/wordpress', 'package-lock.json', ...removed].includes(file)
    )
      return [];
    if (statSync(path).isDirectory()) return remainingFiles(path);
    return /\.(?:ts|tsx|mjs|css|json|md|yml|conf|example)$/.test(name) ? [file] : [];
  });
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('without the demo, no file mentions it', () => {
  const files = remainingFiles();
  expect(files).toEqual(expect.arrayContaining(['README.md', 'package.json', 'cms/main.ts']));
  const mentions = files.flatMap((file) => {
    const lines = withoutDemo(file, read(file)).split('\n');
    return lines
      .filter((line) => /\bdemo\/|demo:|@headwater\/demo|docs\/images/.test(line))
      .map((line) => `${file}: ${line}`);
  });
  expect(mentions).toEqual([]);
});

test('the configuration without the demo can be read', () => {
  const { workspaces, scripts, headwater } = JSON.parse(withoutDemo('package.json', read('package.json')));
  expect(workspaces).not.toContain('demo');
  expect(Object.keys(scripts).filter((name) => name.startsWith('demo:'))).toEqual([]);
  expect(headwater).toEqual({ journeys: ['e2e/playwright.config.ts'] });
  expect(JSON.parse(withoutDemo('tsconfig.json', read('tsconfig.json'))).include).not.toContain('demo');
});

test('a file that lacks a text to remove is reported', () => {
  expect(Object.keys(references)).toContain('tsconfig.json');
  expect(() => withoutDemo('tsconfig.json', '{}')).toThrow('tsconfig.json has nothing like');
});
