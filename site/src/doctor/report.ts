import type { State } from './finding.ts';
import type { ReportedItem } from './items.ts';

const marks = { good: '✓', less: '!', bad: '✗', unknown: '?' } as const satisfies Record<State, string>;

function count(items: readonly ReportedItem[], state: State): number {
  return items.filter((item) => item.state === state).length;
}

function lines({ state, title, sees, fix }: ReportedItem): string[] {
  return [`${marks[state]} ${title.padEnd(19)}${sees}.`, ...(fix === undefined ? [] : [`${' '.repeat(21)}→ ${fix}`])];
}

/** The report as a person reads it. */
export function asText(url: string, items: readonly ReportedItem[]): string {
  const [bad, less, unknown] = [count(items, 'bad'), count(items, 'less'), count(items, 'unknown')];
  const summary =
    bad + less + unknown === 0
      ? 'All is well.'
      : `${bad} to fix, ${less} that the site works around, ${unknown} not visible from here.`;
  return [`The site's CMS at ${url}:`, '', ...items.flatMap(lines), '', summary].join('\n');
}

/** The report for a program: state, item, title, what was seen, what to do. */
export function asJson(url: string, items: readonly ReportedItem[]): string {
  return JSON.stringify({ cms: url, isWell: isWell(items), items }, undefined, 2);
}

/** False when something has to be fixed before visitors come. */
export function isWell(items: readonly ReportedItem[]): boolean {
  return count(items, 'bad') === 0;
}
