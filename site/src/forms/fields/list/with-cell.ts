/** The rows of a list with one cell written; the row then has a cell for each column. */
export function withCell(
  rows: readonly (readonly string[])[],
  { row, column, columns }: { row: number; column: number; columns: number },
  text: string,
): (readonly string[])[] {
  const written = (cells: readonly string[]) =>
    Array.from({ length: columns }, (_, at) => (at === column ? text : (cells[at] ?? '')));
  return rows.map((cells, at) => (at === row ? written(cells) : cells));
}
