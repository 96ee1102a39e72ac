import { posix } from 'node:path';
import type { Mutant } from './find-mutants.ts';

export type Outcome = 'killed' | 'timed out' | 'survived' | 'no test';

export interface Result {
  mutant: Mutant;
  outcome: Outcome;
}

/** A Markdown table by folder, two levels deep. The score counts timeouts as detected. */
export function scoreTable(results: readonly Result[]): string {
  const byFolder = Map.groupBy(results, ({ mutant }) => folderOf(mutant.file));
  const rows = [...byFolder].sort(([a], [b]) => (a < b ? -1 : 1)).map(([folder, some]) => row(folder, some));
  const head =
    '| Folder | Killed | Timed out | Survived | No test | Score |\n| --- | ---: | ---: | ---: | ---: | ---: |';
  return [head, ...rows, row('**All**', results)].join('\n');
}

/** One line per undetected mutant: file, line, mutator and change. */
export function survivorList(results: readonly Result[]): string {
  const left = results.filter(({ outcome }) => outcome === 'survived' || outcome === 'no test');
  return left
    .map((result) => `- ${describeResult(result)}`)
    .sort()
    .join('\n');
}

/** One line: file, line, outcome, mutator and change. */
export function describeResult({ mutant, outcome }: Result): string {
  const change = `\`${oneLine(mutant.original)}\` → \`${oneLine(mutant.replacement)}\``;
  return `${mutant.file}:${mutant.line} (${outcome}, ${mutant.mutator}): ${change}`;
}

function row(name: string, results: readonly Result[]): string {
  const count = (outcome: Outcome) => results.filter((result) => result.outcome === outcome).length;
  const noticed = count('killed') + count('timed out');
  const score = results.length === 0 ? '–' : `${Math.round((noticed / results.length) * 100)} %`;
  const cells = [count('killed'), count('timed out'), count('survived'), count('no test'), score];
  return `| ${[name, ...cells].join(' | ')} |`;
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
