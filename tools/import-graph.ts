import { posix } from 'node:path';
import ts from 'typescript';

/** The importers of each file, by path from the root. */
export type Importers = ReadonlyMap<string, readonly string[]>;

/** @param sources the text of every file that may import others, by path from the root */
export function importersOf(sources: ReadonlyMap<string, string>): Importers {
  const importers = new Map<string, string[]>();
  for (const [file, text] of sources) {
    const imported = ts
      .preProcessFile(text, true, true)
      .importedFiles.map(({ fileName }) => resolveImport(file, fileName));
    for (const target of [...imported, ...filesOfGlobs(file, text, sources)]) {
      if (target) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

/** What a file imports by Vite's `import.meta.glob`. */
function filesOfGlobs(file: string, text: string, sources: ReadonlyMap<string, string>): string[] {
  const [, list] = /import\.meta\.glob[^(]*\(\[([^\]]*)\]/.exec(text) ?? [];
  if (list === undefined) return [];
  const patterns = [...list.matchAll(/'(!?)([^']*)'/g)].map(([, not, pattern = '']) => {
    return { isExcluded: not === '!', pattern: posix.join(posix.dirname(file), pattern) };
  });
  const matches = (path: string, isExcluded: boolean) =>
    patterns.some((each) => each.isExcluded === isExcluded && posix.matchesGlob(path, each.pattern));
  return [...sources.keys()].filter((path) => matches(path, false) && !matches(path, true));
}

/**
 * The file, and all that load it, nearest first.
 * @param most imports on the way, without those within the file's own workspace
 */
export function filesReaching(file: string, importers: Importers, most = Number.POSITIVE_INFINITY): string[] {
  const distances = new Map([[file, 0]]);
  // A map that grows during iteration is a breadth-first search.
  for (const [reached, distance] of distances) {
    for (const importer of importers.get(reached) ?? []) {
      const further = distance + (workspaceOf(importer) === workspaceOf(file) ? 0 : 1);
      if (further > most || further >= (distances.get(importer) ?? Number.POSITIVE_INFINITY)) continue;
      distances.delete(importer);
      distances.set(importer, further);
    }
  }
  return [...distances.keys()];
}

/** The first folder of a path from the root. */
export function workspaceOf(path: string): string | undefined {
  return path.split('/')[0];
}

/**
 * The unit tests that load the file, likeliest to detect a change first: those of the same folder, then by
 * the length of the import chain.
 */
export function testsReaching(file: string, importers: Importers): string[] {
  const tests = filesReaching(file, importers).filter(isUnitTest);
  const isBeside = (test: string): boolean => posix.dirname(test) === posix.dirname(file);
  return [...tests.filter(isBeside), ...tests.filter((test) => !isBeside(test))];
}

/**
 * The unit tests that start programs, or import files by a path that they compute, judged by their source. They may
 * execute any code of their own workspace, which imports do not reveal.
 */
export function testsReachingMore(sources: ReadonlyMap<string, string>): string[] {
  return [...sources]
    .filter(([path, text]) => isUnitTest(path) && /from 'node:child_process'|startProgram\(|import\(join\(/.test(text))
    .map(([path]) => path);
}

export function isUnitTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) && !/^(?:e2e|demo\/(?:drawings|journeys|services))\//.test(path);
}

/** Relative imports, `@headwater/<package>/…` and `#<package>/…`; undefined for an installed package. */
function resolveImport(file: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) return posix.join(posix.dirname(file), path);
  return /^(?:@headwater\/|#)(.+)$/.exec(path)?.[1];
}
