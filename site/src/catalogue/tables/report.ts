import { assertNever } from '@headwater/contract/assert-never.ts';
import type { PageTables, TableFigure, UnreadRow } from './page-tables.ts';

/** What an editor reads about a row that was not understood. */
export function unreadText({ table, caption, row, text, reason }: UnreadRow): string {
  const where = `${caption ? `${caption}, ` : ''}table ${table}, row ${row}`;
  return `${where}: ${text} (${whyUnread(reason)})`;
}

function whyUnread(reason: UnreadRow['reason']): string {
  switch (reason) {
    case 'table':
      return 'no column and no name of this table is known';
    case 'name':
      return 'not a figure in brand/figures.ts';
    case 'value':
      return 'not a value of this figure';
    case 'number':
      return 'no part number';
    case 'point':
      return 'no point of a curve';
    default:
      return assertNever(reason, 'reason of an unread row');
  }
}

function figureLine({ key, text, value }: TableFigure): string[] {
  return key !== undefined && value ? [`${key}: ${text} [${value.kind}]`] : [];
}

/** A line for everything that was read. */
export function readLines({ specifications, series, parts, crossReferences, curves }: PageTables): string[] {
  return [
    ...specifications.flatMap(figureLine),
    ...series.flatMap(({ models }) =>
      models.flatMap(({ model, figures }) => figures.flatMap(figureLine).map((line) => `${model}: ${line}`)),
    ),
    ...parts.map(({ number, description }) => `part ${number}${description ? `: ${description}` : ''}`),
    ...crossReferences.map(({ maker, theirNumber, ourNumber }) => `${maker} ${theirNumber}: ${ourNumber}`),
    ...curves.flatMap(({ points, units }) =>
      points.map(({ flow, head }) => `curve: ${flow} ${units.flow ?? ''}, ${head} ${units.head ?? ''}`),
    ),
  ];
}

/** How much was read: `1,517 of 1,525 rows (99.5 %)`. */
export function readShare(read: number, unread: number): string {
  const all = read + unread;
  const percent = all === 0 ? 100 : Math.floor((read / all) * 1000) / 10;
  return `${read.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} rows (${percent} %)`;
}
