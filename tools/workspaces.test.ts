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

/** The workspaces that each one cannot do without, by name; what only its tests need is no part of it. */
const needs = new Map(
  (manifestOf('').workspaces ?? []).map((name) => [
    name,
    Object.keys(manifestOf(name).dependencies ?? {})
      .filter((dependency) => dependency.startsWith(scope))
      .map((dependency) => dependency.slice(scope.length)),
  ]),
);

/** Ways along `graph` from the end of `way` that come back to a workspace on it. */
function circles(graph: ReadonlyMap<string, readonly string[]>, way: readonly string[]): string[] {
  return (graph.get(way.at(-1) ?? '') ?? []).flatMap((next) =>
    way.includes(next) ? [[...way, next].join(' → ')] : circles(graph, [...way, next]),
  );
}

test('no workspace needs one that needs it in turn', () => {
  expect(needs.get('site')).toContain('brand');
  expect([...needs.keys()].flatMap((name) => circles(needs, [name]))).toEqual([]);
});

test('a circle over several workspaces is found', () => {
  const graph = new Map([
    ['site', ['brand']],
    ['brand', ['contract']],
    ['contract', ['site']],
  ]);
  expect(circles(graph, ['site'])).toEqual(['site → brand → contract → site']);
});
