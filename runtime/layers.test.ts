import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;
const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

function specifiersIn(file: string): string[] {
  const text = readFileSync(join(folder, file), 'utf8');
  return [...text.matchAll(/(?:\bfrom |\bimport |\bimport\()'([^']+)'/g)].map((found) => found[1] ?? '');
}

test('the runtime imports only Node and itself: no package, site, CMS or contract', () => {
  expect(files).toContain('environment.ts');
  const wrong = files.flatMap((file) =>
    specifiersIn(file)
      .filter((specifier) => !/^(?:node:|\.\/)/.test(specifier))
      .map((specifier) => `${file} imports ${specifier}`),
  );
  expect(wrong).toEqual([]);
});
