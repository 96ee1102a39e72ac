import { type PageState, pageStates } from './cell.ts';
import type { FaultRow } from './lane.ts';

const total = (rows: readonly FaultRow[]) => rows.reduce((sum, { cells }) => sum + cells.length, 0);
const wrongCells = (rows: readonly FaultRow[]) => rows.flatMap(({ cells }) => cells.filter(({ wrong }) => wrong));

/** How many of a state's cells are good, such as `23/23`. */
function share({ cells }: FaultRow, state: PageState): string {
  const all = cells.filter((cell) => cell.state === state);
  return `${all.filter(({ wrong }) => wrong === undefined).length}/${all.length}`;
}

/** States in which the site should have met a fault, and asked nothing. */
export function unmetStates({ fault, asked }: FaultRow): PageState[] {
  // Refused connections cannot be counted.
  if (fault.name === 'down') return [];
  return pageStates.filter((state) => state !== 'fresh' && asked[state] === 0);
}

/** Markdown: a row for each fault, and a line for each cell that is wrong. */
export function matrixReport(rows: readonly FaultRow[]): string {
  const head = ['fault', ...pageStates, 'requests to the CMS', 'slowest uncached page', 'recovery'];
  const lines = rows.map((row) =>
    [
      `${row.fault.name}: ${row.fault.what}`,
      ...pageStates.map((state) => share(row, state)),
      pageStates.map((state) => row.asked[state]).join(' · '),
      `${(row.slowestColdMs / 1000).toFixed(1)} s`,
      `${row.recoverySeconds.toFixed(1)} s`,
    ].join(' | '),
  );
  const wrong = wrongCells(rows);
  const answers = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.answers)).length;
  return [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => ' --- ').join('|')}|`,
    ...lines.map((line) => `| ${line} |`),
    '',
    `${total(rows)} cells, ${answers} answers, ${wrong.length} cells wrong.`,
    ...wrong.map((cell) => `- ${cell.fault.name}, ${cell.kind}, ${cell.state}: ${cell.wrong}`),
  ].join('\n');
}
