import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installedProgram, nativeCompiler, root, siteFolder } from './paths.ts';
import type { Reach } from './reach.ts';

/** One check of `npm run verify`, run as a program; exit code 0 means success. */
export interface Step {
  title: string;
  program: string;
  args: readonly string[];
  cwd: string;
  env?: Record<string, string>;
}

const step = (title: string, program: string, args: readonly string[], cwd = root): Step => ({
  title,
  program: installedProgram(program),
  args,
  cwd,
});

/**
 * Types are checked again only where a file changed since the last run, which a file remembers. Several threads check
 * what they share several times, so that both projects have one; and Go's garbage is collected a quarter as often.
 */
const types = (title: string, project: string, remembered: string): Step => ({
  title,
  program: nativeCompiler,
  args: [
    ...['-p', project, '--singleThreaded', '--incremental', '--tsBuildInfoFile'],
    join(root, 'node_modules', '.cache', remembered),
  ],
  cwd: root,
  env: { GOGC: '400' },
});

/**
 * The checks in stages: what fails within seconds first, then the GraphQL types, which the next stage reads. In that
 * stage the longest check is the first.
 * @param testReport file for the unit tests' counts, as Vitest's JSON
 * @param reach leaves out what a change cannot reach
 */
export function verifySteps(testReport: string, reach?: Reach): Step[][] {
  const code = !reach || reach.files.some((path) => /\.(?:tsx?|mjs|css|graphql)$/.test(path));
  const tests = reach?.tests ?? [];
  return [
    [step('format and lint', 'biome', ['ci', '--error-on-warnings', '--colors=off', ...lintedFiles(reach)])],
    [step('GraphQL types', 'gql.tada', ['generate-output'], siteFolder)],
    code
      ? [
          types('types of the site', 'site', 'types-site.json'),
          types('types', '.', 'types-root.json'),
          step('unused files, exports and dependencies', 'knip', ['--no-progress', '--cache']),
        ]
      : [],
    reach && tests.length === 0
      ? []
      : [
          step('unit, conformance and layer tests', 'vitest', [
            'run',
            '--silent=passed-only',
            '--reporter=dot',
            '--reporter=json',
            `--outputFile.json=${testReport}`,
            ...tests,
          ]),
        ],
  ];
}

function lintedFiles(reach: Reach | undefined): readonly string[] {
  if (!reach) return ['.'];
  return ['--no-errors-on-unmatched', ...reach.files.filter((path) => existsSync(join(root, path)))];
}
