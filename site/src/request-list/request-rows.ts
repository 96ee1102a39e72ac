/** A line of a request as sales reads it. */
export interface RequestRow {
  number: string;
  /** What the catalogue calls it; empty for a number that is not in it. */
  description: string;
  quantity: string;
  duty: string;
  note: string;
}

/** The parameter name with which an editor says that a field takes the request. */
export const REQUEST_INPUT = 'request_list';

const roles = ['number', 'description', 'quantity', 'duty', 'note'] as const satisfies readonly (keyof RequestRow)[];
type Role = (typeof roles)[number];

/** Words in the editor's name of a column. The first that fits: "Part description" is no part number. */
const names: readonly (readonly [Role, RegExp])[] = [
  ['quantity', /qty|quantit|pieces|pcs|how many/i],
  ['duty', /duty|flow|head/i],
  ['note', /note|remark|comment/i],
  ['description', /description/i],
  ['number', /number|\bno\b|part|model|item|sku/i],
  ['description', /product|name/i],
];

/** What each column of a list field gets; in the order of `RequestRow` where no name tells, as in another language. */
export function columnRoles(columns: readonly string[]): (Role | undefined)[] {
  const free = new Set<Role>(roles);
  const named = columns.map((column) => {
    const role = names.find(([each, words]) => free.has(each) && words.test(column))?.[0];
    if (role) free.delete(role);
    return role;
  });
  return named.some(Boolean) ? named : columns.map((_column, at) => roles[at]);
}

/** The cells of a row. What has no column of its own stands in parentheses behind the first. */
export function rowCells(row: RequestRow, columns: readonly string[]): string[] {
  const columnsRoles = columnRoles(columns);
  const left = roles.filter((role) => !columnsRoles.includes(role) && row[role] !== '').map((role) => row[role]);
  const cells = columnsRoles.map((role) => (role ? row[role] : ''));
  return left.length === 0 ? cells : cells.with(0, `${cells[0]} (${left.join(', ')})`.trim());
}

/** The row in the cells of a list field. */
export function rowOf(cells: readonly string[], columns: readonly string[]): RequestRow {
  const row: RequestRow = { number: '', description: '', quantity: '', duty: '', note: '' };
  for (const [at, role] of columnRoles(columns).entries()) if (role) row[role] = cells[at] ?? '';
  return row;
}

/** `2 × SN-3040, Seal kit (60 gpm at 50 ft)`; a product without a number is known by its name alone. */
export function rowText({ number, description, quantity, duty, note }: RequestRow): string {
  const named = [number, description === number ? '' : description].filter(Boolean).join(', ');
  const more = [duty, note].filter(Boolean).join(', ');
  return `${quantity} × ${named}${more === '' ? '' : ` (${more})`}`;
}
