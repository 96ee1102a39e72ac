import { posix } from 'node:path';
import type { NumberedMutant } from './switches.ts';

/** The first two end the search. */
export type Outcome = 'killed' | 'timed out' | 'survived' | 'no test';

export interface Result {
  mutant: NumberedMutant;
  outcome: Outcome;
}

/** What a report is about. */
interface ReportHead {
  /** Like `2026-11-23, seed 7`. */
  title: string;
  /** What was tried and how, in sentences. */
  notes: readonly string[];
}

/** The whole report, in Markdown. */
export function writeReport({ title, notes }: ReportHead, results: readonly Result[]): string {
  const parts = [
    `# Mutants of ${title}`,
    notes.join('\n\n'),
    scoreTable(results),
    '## Not noticed',
    resultList(results.filter(({ outcome }) => outcome === 'survived' || outcome === 'no test')),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** A Markdown table by folder, two levels deep. Scores count timeouts as detected. */
export function scoreTable(results: readonly Result[]): string {
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

/** One line: file, line, outcome, mutator and change. */
export function describeResult({ mutant, outcome }: Result): string {
  const change = `\`${oneLine(mutant.original)}\` → \`${oneLine(mutant.replacement)}\``;
  return `${mutant.file}:${mutant.line} (${outcome}, ${mutant.mutator}): ${change}`;
}

/** Sorted by file. */
function resultList(results: readonly Result[]): string {
  return results
    .map((result) => `- ${describeResult(result)}`)
    .sort()
    .join('\n');
}

const columns = ['Killed', 'Timed out', 'Survived', 'No test', 'Score'] as const;

function cellsOf(results: readonly Result[]): Record<(typeof columns)[number], string> {
  const count = (...outcomes: Outcome[]) => results.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const share = count('killed', 'timed out') / results.length;
  return {
    Killed: String(count('killed')),
    'Timed out': String(count('timed out')),
    Survived: String(count('survived')),
    'No test': String(count('no test')),
    Score: results.length === 0 ? '–' : `${Math.round(share * 100)} %`,
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
