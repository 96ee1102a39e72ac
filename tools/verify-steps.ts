import { installedProgram, root, siteFolder } from './paths.ts';

/** One check of `npm run verify`, run as a program; exit code 0 means success. */
export interface Step {
  title: string;
  program: string;
  args: readonly string[];
  cwd: string;
}

const step = (title: string, program: string, args: readonly string[], cwd = root): Step => ({
  title,
  program: installedProgram(program),
  args,
  cwd,
});

/**
 * The checks in stages: what fails within seconds first, then the GraphQL types, which the next stage reads. In that
 * stage the longest check is the first.
 * @param testReport file for the unit tests' counts, as Vitest's JSON
 */
export function verifySteps(testReport: string): Step[][] {
  return [
    [step('format and lint', 'biome', ['ci', '--error-on-warnings', '--colors=off', '.'])],
    [step('GraphQL types', 'gql.tada', ['generate-output'], siteFolder)],
    [
      step('types of the site', 'tsc', ['-p', 'site']),
      step('types', 'tsc', ['-p', '.']),
      step('GraphQL documents', 'gql.tada', ['check'], siteFolder),
      step('unused files, exports and dependencies', 'knip', ['--no-progress']),
    ],
    [
      step('unit, conformance and layer tests', 'vitest', [
        'run',
        '--silent=passed-only',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${testReport}`,
      ]),
    ],
  ];
}
