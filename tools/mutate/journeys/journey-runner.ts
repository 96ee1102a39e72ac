import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runTool, stopTools } from '../../tool.ts';
import { type ReachLine, readReachLines } from './reach.ts';
import { type BrowserReport, type Journey, nameOf, readJourneys } from './read-journeys.ts';

/** A run of some journeys, which ends with the first failure. */
export interface JourneyRun {
  isPassed: boolean;
  /** Undefined when something else failed, such as the start of the site. */
  failed: Journey | undefined;
  /** The numbers of the mutants that were executed. */
  reached: ReadonlySet<number>;
}

/** A run of all journeys without a mutant. */
export interface CleanJourneys {
  journeys: readonly Journey[];
  lines: readonly ReachLine[];
  /** What Playwright wrote. */
  output: string;
}

/** Runs journeys against a site and a CMS of the copy, one run at a time. */
export interface JourneyRunner {
  run: (journeys: readonly Journey[], mutant?: number) => Promise<JourneyRun>;
  /** @param patterns parts of the paths of the journeys' files; empty means all. The first run builds the site. */
  runClean: (patterns: readonly string[]) => Promise<CleanJourneys>;
}

/** A site or CMS with a mutant may never become ready. */
const LIMIT_MS = 300_000;
/** For Playwright to stop everything at the limit. */
const STOP_MS = 60_000;

/** @param copy the root of the copy of the tree @param workers of Playwright; its own number when undefined */
export function journeyRunner(copy: string, workers?: number): JourneyRunner {
  const config = join(copy, 'e2e', 'mutants', 'playwright.config.ts');
  const preload = `--import=${pathToFileURL(join(copy, 'tools', 'mutate', 'journeys', 'journey-switch.mjs')).href}`;

  async function playwright(args: readonly string[], mutant: number | undefined) {
    const name = join(copy, `journeys-${randomUUID()}`);
    const [report, reached] = [`${name}.json`, `${name}.reached`];
    const env = {
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${preload}`,
      HEADWATER_REACHED: reached,
      BROWSER_REPORT: report,
      BROWSER_OUTPUT: `${name}-output`,
      HEADWATER_RETRIES: '0',
      // A company that runs already has no mutants.
      COMPANY_SITE_URL: '',
      ...(mutant === undefined ? {} : { HEADWATER_MUTANT: String(mutant) }),
    };
    const command = join(copy, 'node_modules', '.bin', 'playwright');
    const { code, output } = await runTool(command, ['test', '--config', config, ...args], copy, { env });
    // Playwright's own report; there is none when it was killed.
    const read = JSON.parse(await readFile(report, 'utf8').catch(() => '{"suites":[]}')) as BrowserReport;
    const lines = readReachLines(await readFile(reached, 'utf8').catch(() => ''));
    for (const made of [report, reached, `${name}-output`]) await rm(made, { recursive: true, force: true });
    return { isPassed: code === 0, output, journeys: readJourneys(read), lines };
  }

  return {
    async run(journeys, mutant) {
      const list = join(copy, `journeys-${randomUUID()}.txt`);
      await writeFile(list, journeys.map(nameOf).join('\n'));
      const limitMs = LIMIT_MS + 2 * journeys.reduce((sum, { from, to }) => sum + to - from, 0);
      const late = setTimeout(() => void stopTools(), limitMs + STOP_MS);
      const ofWorkers = workers === undefined ? [] : [`--workers=${workers}`];
      const run = await playwright(['--test-list', list, '-x', `--global-timeout=${limitMs}`, ...ofWorkers], mutant);
      clearTimeout(late);
      await rm(list);
      const reached = new Set(run.lines.flatMap((line) => (line.kind === 'mutant' ? [line.id] : [])));
      return { isPassed: run.isPassed, failed: run.journeys.find(({ end }) => end === 'failed'), reached };
    },
    // One after the other, as `reachOf` needs it.
    runClean: (patterns) => playwright(['--workers=1', ...patterns], undefined),
  };
}
