import { expect, test } from 'vitest';
import { findMutants } from './find-mutants.ts';
import type { MutatorName } from './mutators.ts';

const examples = {
  'swap operator': ['const a = b < c;', 'const a = b <= c;'],
  'drop fallback': ['const a = b ?? c;', 'const a = b;'],
  'negate condition': ['if (a) b = c;', 'if (!(a)) b = c;'],
  'drop call': ['await save(a);', '{}'],
  'drop assignment': ['a.b = c;', '{}'],
  'return nothing': ['function f() { return a; }', 'function f() { return undefined; }'],
  'drop early return': ['function f() { if (a) return; }', 'function f() { if (a) {} }'],
  'change number': ['const a = 1_000;', 'const a = 1001;'],
  'empty string': ["const a = 'b';", "const a = '';"],
  'empty array': ['const a = [b];', 'const a = [];'],
  'swap boolean': ['const a = true;', 'const a = false;'],
  'drop negation': ['const a = !b;', 'const a = (b);'],
  'drop await': ['const a = await b();', 'const a = b();'],
} satisfies Record<MutatorName, [string, string]>;

test.each(Object.entries(examples))('the mutator "%s" changes its example', (name, [source, changed]) => {
  const mutants = findMutants('a.ts', source).filter(({ mutator }) => mutator === name);
  expect(mutants.map(({ original, replacement }) => source.replace(original, replacement))).toEqual([changed]);
});

test.each([
  ['a type', "type A = 'b' | true | 1; interface B { c: 'd' }"],
  ['an import and a re-export', "import a from 'b'; export { c } from 'd';"],
  ['a log line', "log.warn('outbox_full', { size: 3 });"],
  ["an error's text", "const a = new CommandError('Try again.');"],
  ["an error's later text", "const a = new CmsError(operation, 'the file is too large');"],
  ['a property name', "const a = { 'b-c': d, 1: e, 'f-g'() {} };"],
  ['the name of what is taken from an object', "const { 'b-c': d } = e;"],
  ['the module of an import at run time', "const a = import('./b.ts');"],
  ['the pattern of a glob', "const a = import.meta.glob(['./b.ts']);"],
  ['a function that returns nothing', 'function f() { return undefined; }'],
  ['a list on the left of an assignment', 'const d = ([a, b] = c);'],
  ['a comment', '// if (a) return 1;'],
  ['the return of nothing', 'function f() { return undefined; }'],
  ['a GraphQL document', 'const a = graphql`query { b(first: 1) }`;'],
])('%s has no mutants', (_what, source) => {
  expect(findMutants('a.ts', source)).toEqual([]);
});

test('a mutant has its file and line', () => {
  expect(findMutants('cms/a.ts', '\nconst a = !b;')).toMatchObject([{ file: 'cms/a.ts', line: 2, original: '!b' }]);
});
