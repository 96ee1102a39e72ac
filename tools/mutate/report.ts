import { posix } from 'node:path';
import type { NumberedMutant } from './switches.ts';

/** The first two are those of unit tests, and end the search. */
export type Outcome = 'killed' | 'timed out' | 'killed by a journey' | 'survived' | 'no test';

export interface Result {
  mutant: NumberedMutant;
  outcome: Outcome;
  /** The journey that noticed it. */
  by?: string;
}

/** What a report is about. */
interface ReportHead {
  /** Like `2026-11-23, seed 7`. */
  title: string;
  /** What was tried and how, in sentences. */
  notes: readonly string[];
  hasJourneys: boolean;
}

/** The whole report, in Markdown. */
export function writeReport({ title, notes, hasJourneys }: ReportHead, results: readonly Result[]): string {
  const byJourneys = results.filter(({ outcome }) => outcome === 'killed by a journey');
  const parts = [
    `# Mutants of ${title}`,
    notes.join('\n\n'),
    scoreTable(results, hasJourneys),
    ...(hasJourneys ? ['## Noticed by journeys alone', resultList(byJourneys)] : []),
    '## Not noticed',
    resultList(results.filter((result) => !isNoticed(result))),
  ];
  return `${parts.join('\n\n')}\n`;
}

/**
 * A Markdown table by folder, two levels deep. Scores count timeouts as detected. Without journeys, their two columns
 * are left out.
 */
export function scoreTable(results: readonly Result[], hasJourneys: boolean): string {
  const columns = hasJourneys ? allColumns : unitColumns;
  const head = [
    ['Folder', ...columns],
    ['---', ...columns.map(() => '---:')],
  ];
  const byFolder = Map.groupBy(results, ({ mutant }) => folderOf(mutant.file));
  const folders = [...byFolder].sort(([a], [b]) => (a < b ? -1 : 1));
  const rows = [...folders, ['**All**', results] as const].map(([folder, some]) => {
    const cells = cellsOf(some);
    return [folder, ...columns.map((column) => cells[column])];
  });
  return [...head, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** One line: file, line, outcome, mutator and change, and the journey that noticed it. */
export function describeResult({ mutant, outcome, by }: Result): string {
  const change = `\`${oneLine(mutant.original)}\` → \`${oneLine(mutant.replacement)}\``;
  return `${mutant.file}:${mutant.line} (${outcome}, ${mutant.mutator}): ${change}${by === undefined ? '' : `, by ${by}`}`;
}

/** Whether a test or a journey detected the mutant. */
export function isNoticed({ outcome }: Result): boolean {
  return outcome !== 'survived' && outcome !== 'no test';
}

/** Sorted by file. */
function resultList(results: readonly Result[]): string {
  return results
    .map((result) => `- ${describeResult(result)}`)
    .sort()
    .join('\n');
}

const unitColumns = ['Killed', 'Timed out', 'Survived', 'No test', 'Score'] as const;
const allColumns = [
  'Killed',
  'Timed out',
  'Killed by a journey',
  'Survived',
  'No test',
  'Score',
  'With journeys',
] as const;

function cellsOf(results: readonly Result[]): Record<(typeof allColumns)[number], string> {
  const count = (...outcomes: Outcome[]) => results.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const share = (noticed: number) => (results.length === 0 ? '–' : `${Math.round((noticed / results.length) * 100)} %`);
  return {
    Killed: String(count('killed')),
    'Timed out': String(count('timed out')),
    'Killed by a journey': String(count('killed by a journey')),
    Survived: String(count('survived')),
    'No test': String(count('no test')),
    Score: share(count('killed', 'timed out')),
    'With journeys': share(results.filter(isNoticed).length),
  };
}

/** `site/src/forms` and `cms/forms`: the usual level of detail. */
function folderOf(file: string): string {
  const parts = posix.dirname(file).split('/');
  return parts.slice(0, parts[0] === 'site' ? 3 : 2).join('/');
}

function oneLine(code: string): string {
  const line = code.replace(/\s+/g, ' ').replaceAll('`', "'");
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
}
