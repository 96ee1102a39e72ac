/** The end of one journey in a run. */
export interface Journey {
  /** Path relative to the journeys' folder. */
  file: string;
  /** Titles of its groups and its own, outermost first. */
  titles: readonly string[];
  end: 'passed' | 'failed' | 'not run';
  /** Epoch milliseconds. */
  from: number;
  to: number;
}

/** The parts of the report of Playwright's reporter `json` that are used here. */
export interface BrowserReport {
  suites: BrowserSuite[];
}

interface BrowserSuite {
  title: string;
  file: string;
  specs: { title: string; tests: { results: BrowserResult[] }[] }[];
  suites?: BrowserSuite[];
}

interface BrowserResult {
  status?: 'passed' | 'failed' | 'timedOut' | 'skipped' | 'interrupted';
  /** In ISO format. */
  startTime: string;
  /** In milliseconds. */
  duration: number;
}

/** The journeys of a report, in the order of their files; those without a result were not started. */
export function readJourneys({ suites }: BrowserReport): Journey[] {
  // The outermost suites are files.
  return suites.flatMap((file) => journeysOf(file, []));
}

function journeysOf({ file, specs, suites = [] }: BrowserSuite, outer: readonly string[]): Journey[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) =>
      results.map((result): Journey => {
        const from = Date.parse(result.startTime);
        const to = from + result.duration;
        return { file, titles: [...outer, title], end: endOf(result), from, to };
      }),
    ),
  );
  return [...own, ...suites.flatMap((suite) => journeysOf(suite, [...outer, suite.title]))];
}

function endOf({ status }: BrowserResult): Journey['end'] {
  if (status === 'passed') return 'passed';
  return status === 'failed' || status === 'timedOut' ? 'failed' : 'not run';
}

/** Like `search.test.ts › the results pass axe`: also a line of Playwright's `--test-list`. */
export function nameOf({ file, titles }: Pick<Journey, 'file' | 'titles'>): string {
  return [file, ...titles].join(' › ');
}
