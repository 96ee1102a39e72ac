import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../../..');
const files = ['brand', join('site', 'src')].flatMap((folder) =>
  readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
);
const modules = files.filter((file) => file.endsWith('.module.css'));
const components = files
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => {
    const text = readFileSync(join(source, file), 'utf8');
    const [, path] = /import styles from '([^']+\.module\.css)'/.exec(text) ?? [];
    return { folder: dirname(file), text, module: path && join(dirname(file), path) };
  });

function classesIn(file: string): Set<string> {
  // Classes of other files are named with `:global()`.
  const css = readFileSync(join(source, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '');
  return new Set(Array.from(css.matchAll(/\.([a-z][\w-]*)(?![^{}]*;)/gi), ([, name]) => name ?? ''));
}

interface Use {
  /** Names written as `styles.name`. */
  names: Set<string>;
  /** `styles[variable]`: its possible values are the string literals in the same file. */
  literals: Set<string> | undefined;
}

function useOf(module: string): Use {
  const names = new Set<string>();
  const literals = new Set<string>();
  let isIndexed = false;
  for (const { text } of components.filter((component) => component.module === module)) {
    for (const [, name] of text.matchAll(/\bstyles\.(\w+)/g)) names.add(name ?? '');
    if (!/\bstyles\[/.test(text)) continue;
    isIndexed = true;
    for (const [, literal] of text.matchAll(/'([\w-]+)'/g)) literals.add(literal ?? '');
  }
  return { names, literals: isIndexed ? literals : undefined };
}

test.each(modules)('every used class of %s exists', (module) => {
  const defined = classesIn(module);
  expect([...useOf(module).names].filter((name) => !defined.has(name))).toEqual([]);
});

test.each(modules)('every class of %s is used', (module) => {
  const { names, literals } = useOf(module);
  expect([...classesIn(module)].filter((name) => !names.has(name) && !literals?.has(name))).toEqual([]);
});

/** The stylesheets that components import. */
const imported = components.flatMap(({ folder, text }) =>
  Array.from(text.matchAll(/from '(\.[^']+\.css)'/g), ([, path]) => join(folder, path ?? '')),
);

test('every stylesheet that a component imports exists', () => {
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.filter((path) => !existsSync(join(source, path)))).toEqual([]);
});

test('every module of styles is imported', () => {
  expect(imported).toEqual(expect.arrayContaining(modules));
});

test.each(modules)('%s leaves its layer to the build', (module) => {
  expect(readFileSync(join(source, module), 'utf8')).not.toMatch(/@layer|@import/);
});

test('the build puts a module into its layer, after the order that the stylesheet of every page has', async () => {
  const vite = await createServer({
    root: join(source, 'site'),
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const codes = ['/src/ui/button/button.module.css', '/src/styles/site.css'].map(async (url) => {
    const transformed = await vite.transformRequest(`${url}?inline`);
    return String(JSON.parse(/^export default (".*")/m.exec(transformed?.code ?? '')?.[1] ?? '""'));
  });
  const [module = '', everyPage = ''] = await Promise.all(codes);
  await vite.close();
  const [, order = ''] = /^@layer ([\w, ]+);\n@layer components \{\n\.\w/.exec(module) ?? [];
  expect(order).not.toBe('');
  // It comes first, whatever is imported: a brand's own layers keep the order.
  expect(everyPage.replace(/^(?:\s|\/\*[\s\S]*?\*\/)*/, '').startsWith(`@layer ${order};`)).toBe(true);
});
