import { posix } from 'node:path';
import { filesReaching, importersOf, isUnitTest, testsReachingMore, workspaceOf } from './import-graph.ts';
import { root } from './paths.ts';
import { changesOf, filesOfTree, sourcesOf } from './tree.ts';

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
/**
 * Lists, each with the number of imports from it to the tests of what loops over it, without those in its own
 * workspace. Nothing else notices an addition: only changed code can use a name that is new. Nothing loops over texts.
 */
const lists: readonly (readonly [paths: RegExp, near: number])[] = [
  [/^brand\/texts\//, 0],
  [/^content-model\/(?:content-types|templates)\/|^contract\/schema\.graphql$/, 2],
];
/** Programs, as tests start them. */
const programs = /^(?:[^/]+\/[^/]+|tools\/(?:bin|commands)\/[^/]+)(?<!\.test)\.(?:ts|mjs)$/;

/** Whether a test looks through the tree, or reads a path that it computes or that is among those. */
function readsTree(text: string, paths: readonly string[]): boolean {
  if (/globSync|ls-files|filesOfTree|readOperations/.test(text)) return true;
  if (/readdirSync/.test(text) && /import\.meta\.dirname|\(root\b/.test(text)) return true;
  const read = [...text.matchAll(/join\(root,((?:\s*'[^']*'[,)])*)/g)].map(([, names = '']) =>
    [...names.matchAll(/'([^']*)'/g)].map(([, name]) => `${name}/`).join(''),
  );
  return read.some((start) => paths.some((path) => `${path}/`.startsWith(start)));
}

/**
 * @param changed paths from the root, deleted files included
 * @param sources the text of every file of code
 * @param grown the changed files that lost no line
 * @returns undefined when the change can reach everything, or there is none
 */
export function reachOf(
  changed: readonly string[],
  sources: ReadonlyMap<string, string>,
  grown: ReadonlySet<string> = new Set(),
): Reach | undefined {
  if (changed.length === 0 || changed.some((path) => everything.test(path))) return undefined;
  const importers = new Map(importersOf(sources));
  // Data, styles and documents are reached from the code that names them.
  for (const path of changed.filter((one) => !sources.has(one))) {
    const names = [...sources].filter(([, text]) => text.includes(posix.basename(path)));
    importers.set(path, [...(importers.get(path) ?? []), ...names.map(([at]) => at)]);
  }
  const reached = changed.flatMap((path) => {
    const near = grown.has(path) ? lists.find(([paths]) => paths.test(path))?.[1] : undefined;
    const files = filesReaching(path, importers, near);
    return near === undefined ? files : files.filter(isUnitTest);
  });
  const started = new Set(reached.filter((path) => programs.test(path)).map(workspaceOf));
  const tests = new Set([
    ...reached.filter(isUnitTest),
    ...testsReachingMore(sources).filter((test) => started.has(workspaceOf(test))),
    ...[...sources].filter(([path, text]) => isUnitTest(path) && readsTree(text, changed)).map(([path]) => path),
  ]);
  return { files: changed, tests: [...tests].filter((test) => sources.has(test)) };
}

/** What the change of this working tree reaches; undefined for everything. */
export async function reachOfTree(): Promise<Reach | undefined> {
  const { files, grown } = await changesOf(root);
  return reachOf(files, await sourcesOf(root, await filesOfTree(root)), grown);
}
