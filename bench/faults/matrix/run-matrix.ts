import { CommandError } from '@headwater/tools/command-error.ts';
import { startCms } from '@headwater/tools/running-program.ts';
import { say } from '@headwater/tools/say.ts';
import { buildSiteIfChanged } from '@headwater/tools/site-build.ts';
import { temporaryFolder } from '@headwater/tools/temporary-folder.ts';
import { startCanary } from '../canary.ts';
import { allowMovedClocks } from '../clock/site-clock.ts';
import { type Fault, faults } from '../faults.ts';
import { type PageState, pageStates } from './cell.ts';
import { matrixContent } from './kinds.ts';
import { type FaultRow, runLane } from './lane.ts';

const total = (rows: readonly FaultRow[]) => rows.reduce((sum, { cells }) => sum + cells.length, 0);
const wrongCells = (rows: readonly FaultRow[]) => rows.flatMap(({ cells }) => cells.filter(({ wrong }) => wrong));

/** How many of a state's cells are good, such as `23/23`. */
function share({ cells }: FaultRow, state: PageState): string {
  const all = cells.filter((cell) => cell.state === state);
  return `${all.filter(({ wrong }) => wrong === undefined).length}/${all.length}`;
}

/** States in which the site should have met a fault, and sent no request. */
function unmetStates({ fault, requests }: FaultRow): PageState[] {
  // Refused connections cannot be counted.
  if (fault.name === 'down') return [];
  return pageStates.filter((state) => state !== 'fresh' && requests[state] === 0);
}

/** Markdown: a row for each fault, and a line for each cell that is wrong. */
function matrixReport(rows: readonly FaultRow[]): string {
  const head = ['fault', ...pageStates, 'requests to the CMS', 'slowest uncached page', 'recovery'];
  const lines = rows.map((row) =>
    [
      `${row.fault.name}: ${row.fault.what}`,
      ...pageStates.map((state) => share(row, state)),
      pageStates.map((state) => row.requests[state]).join(' · '),
      `${(row.slowestColdMs / 1000).toFixed(1)} s`,
      `${row.recoverySeconds.toFixed(1)} s`,
    ].join(' | '),
  );
  const wrong = wrongCells(rows);
  const responses = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.responses)).length;
  return [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => ' --- ').join('|')}|`,
    ...lines.map((line) => `| ${line} |`),
    '',
    `${total(rows)} cells, ${responses} responses, ${wrong.length} cells wrong.`,
    ...wrong.map((cell) => `- ${cell.fault.name}, ${cell.kind}, ${cell.state}: ${cell.wrong}`),
  ].join('\n');
}

export interface MatrixOptions {
  /** Names of faults; all when there are none. */
  names: readonly string[];
  /** Faults tested at once, each with three sites of its own. */
  lanes: number;
  /** How long an uncached page may take. */
  deadlineMs: number;
}

function chosen(names: readonly string[]): Fault[] {
  const unknown = names.filter((name) => !faults.has(name));
  if (unknown.length > 0) {
    throw new CommandError(`There is no fault ${unknown.join(', ')}; use ${[...faults.keys()].join(', ')}.`);
  }
  return [...faults.values()].filter(({ name }) => names.length === 0 || names.includes(name));
}

/**
 * Every kind of page, stored freshly, expired, purged and not at all, under every fault of networks and CMSs.
 * @returns the exit code: 1 when a visitor would have seen a failure, or the site reached a server that must get no request
 */
export async function runMatrix({ names, lanes, deadlineMs }: MatrixOptions): Promise<number> {
  const waiting = chosen(names);
  const wanted = waiting.map(({ name }) => name);
  const folder = await temporaryFolder('faults');
  await buildSiteIfChanged(say);
  allowMovedClocks();
  const cms = await startCms(folder, { CMS_CATALOGUE: matrixContent });
  const canary = await startCanary();
  const rows: FaultRow[] = [];
  try {
    const onRow = (row: FaultRow) => {
      rows.push(row);
      say(`${row.fault.name} (${rows.length} of ${wanted.length}) …`);
    };
    await Promise.all(
      Array.from({ length: Math.min(lanes, wanted.length) }, () =>
        runLane({ cmsUrl: cms.url, folder, canary, waiting, deadlineMs, onRow }),
      ),
    );
  } finally {
    await canary.close();
    await cms.stop();
  }
  const sorted = rows.toSorted((one, other) => wanted.indexOf(one.fault.name) - wanted.indexOf(other.fault.name));
  say(matrixReport(sorted));
  const unmet = sorted.flatMap((row) => unmetStates(row).map((state) => `${row.fault.name}, ${state}`));
  for (const name of unmet) say(`- ${name}: the site did not query its CMS, so this tested nothing`);
  say(`Canary: ${canary.hits} connections.`);
  const isWrong = sorted.some(({ cells }) => cells.some(({ wrong }) => wrong !== undefined));
  return isWrong || unmet.length > 0 || canary.hits > 0 ? 1 : 0;
}
