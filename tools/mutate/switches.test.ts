import ts from 'typescript';
import { afterEach, expect, test } from 'vitest';
import { findMutants } from './find-mutants.ts';
import { withSwitches } from './switches.ts';

declare global {
  var isMutantOn: ((id: number) => boolean) | undefined;
}

afterEach(() => {
  globalThis.isMutantOn = undefined;
});

function switched(source: string, file = 'a.ts') {
  const mutants = findMutants(file, source).map((mutant, id) => ({ ...mutant, id }));
  return { mutants, text: withSwitches(source, mutants) };
}

/** The results of a source's function with each of its mutants active. */
function results(source: string): Record<string, unknown> {
  const { mutants, text } = switched(source);
  const run = () => Function(`${text}; return result();`)() as unknown;
  const entries = mutants.map(({ id, mutator }) => {
    globalThis.isMutantOn = (mutant) => mutant === id;
    return [mutator, run()];
  });
  globalThis.isMutantOn = undefined;
  return { ...Object.fromEntries(entries), unchanged: run() };
}

test.each([
  ['an expression', "function result() { return 'b' }", { unchanged: 'b', 'empty string': '' }],
  ['a statement', 'function result() { return 1; }', { unchanged: 1, 'change number': 2, 'return nothing': undefined }],
  [
    'a branch without braces',
    'function result() { let a = 1; if (a < 1) a = 5; else a = a + 1; return a }',
    { unchanged: 2, 'negate condition': 5, 'swap operator': 0 },
  ],
])('a mutant of %s is active when its number is set', (_what, source, expected) => {
  expect(results(source)).toMatchObject(expected);
});

test('nested mutants are switched separately', () => {
  const source = 'function result() { return !(1 < 2) || 4 > 3 }';
  const { mutants, text } = switched(source);
  const found = mutants.map(({ id, original, replacement }) => {
    globalThis.isMutantOn = (mutant) => mutant === id;
    const expected = Function(`${source.replace(original, () => replacement)}; return result();`)() as unknown;
    return [replacement, Function(`${text}; return result();`)(), expected];
  });
  expect(found.length).toBeGreaterThan(6);
  for (const [replacement, actual, expected] of found) expect([replacement, actual]).toEqual([replacement, expected]);
});

test('a source with all its mutants can be parsed', () => {
  const source = `
    export async function A({ b }: { b?: number }) {
      if (!b && (b ?? 1) > 2) return;
      for (const c of [1, 2] as const) await d(c === 1 ? 'x' : "y", -b - 1);
      switch (b) { case 1: a.b = true; break; }
      return <p title="e" tabIndex={0}>{b !== 1 && <b>{await f()}</b>}</p>;
    }`;
  const { mutants, text } = switched(source, 'a.tsx');
  const options = { fileName: 'a.tsx', reportDiagnostics: true, compilerOptions: { jsx: ts.JsxEmit.Preserve } };
  expect(mutants.length).toBeGreaterThan(20);
  expect(ts.transpileModule(text, options).diagnostics).toEqual([]);
});
