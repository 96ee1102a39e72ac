import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.ts';

const scope = '@headwater/';

interface Manifest {
  workspaces?: string[];
  dependencies?: Record<string, string>;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
}

/** The workspaces that each one depends on, by name, without those that only its tests need. */
const dependencies = new Map(
  (manifestOf('').workspaces ?? []).map((name) => [
    name,
    Object.keys(manifestOf(name).dependencies ?? {})
      .filter((dependency) => dependency.startsWith(scope))
      .map((dependency) => dependency.slice(scope.length)),
  ]),
);

/** Cycles of dependencies that begin with `path`, which ends with a workspace of `graph`. */
function cycles(graph: ReadonlyMap<string, readonly string[]>, path: readonly string[]): string[] {
  return (graph.get(path.at(-1) ?? '') ?? []).flatMap((next) =>
    path.includes(next) ? [[...path, next].join(' → ')] : cycles(graph, [...path, next]),
  );
}

test('the dependencies of workspaces have no cycle', () => {
  expect(dependencies.get('site')).toContain('brand');
  expect([...dependencies.keys()].flatMap((name) => cycles(dependencies, [name]))).toEqual([]);
});

test('a cycle of several workspaces is found', () => {
  const graph = new Map([
    ['site', ['brand']],
    ['brand', ['contract']],
    ['contract', ['site']],
  ]);
  expect(cycles(graph, ['site'])).toEqual(['site → brand → contract → site']);
});
