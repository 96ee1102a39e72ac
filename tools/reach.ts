import { posix } from 'node:path';
import { importersOf, isUnitTest, testsReaching, testsReachingMore } from './import-graph.ts';
import { root } from './paths.ts';
import { changedFiles, filesOfTree, sourcesOf } from './tree.ts';

/** What `npm run verify` checks of a change. */
export interface Reach {
  /** Changed files, deleted ones too. */
  files: readonly string[];
  /** Unit tests that can execute or read what changed. */
  tests: readonly string[];
}

/** What configures a check, or chooses the packages that all code runs with. */
const everything =
  /(?:^|\/)(?:package(?:-lock)?|tsconfig|biome|knip)\.json$|^vitest\.|^tools\/(?:verify-steps|reach)\.ts$/;
/** Tests that look through the tree may read any file. */
const readsTree = /readdirSync|globSync|ls-files|filesOfTree|join\(root,/;

/**
 * @param changed paths from the root, deleted files included
 * @param sources the text of every file of code
 * @returns undefined when the change can reach everything, or there is none
 */
export function reachOf(changed: readonly string[], sources: ReadonlyMap<string, string>): Reach | undefined {
  if (changed.length === 0 || changed.some((path) => everything.test(path))) return undefined;
  const importers = importersOf(sources);
  // Data, styles and documents are reached from the code that names them.
  const reaching = changed.flatMap((path) => [
    path,
    ...(sources.has(path)
      ? []
      : [...sources].filter(([, text]) => text.includes(posix.basename(path))).map(([at]) => at)),
  ]);
  const workspaces = new Set(changed.map((path) => `${path.split('/')[0]}/`));
  const tests = new Set([
    ...reaching.flatMap((path) => testsReaching(path, importers)),
    ...testsReachingMore(sources).filter((test) => workspaces.has(`${test.split('/')[0]}/`)),
    ...[...sources].filter(([path, text]) => isUnitTest(path) && readsTree.test(text)).map(([path]) => path),
  ]);
  return { files: changed, tests: [...tests].filter((test) => sources.has(test)) };
}

/** What the change of this working tree reaches; undefined for everything. */
export async function reachOfTree(): Promise<Reach | undefined> {
  return reachOf(await changedFiles(root), await sourcesOf(root, await filesOfTree(root)));
}
