/** `2,5` or `1.234,5`, and not `1,234`, which is either. */
const comma = /^(?:\d{1,3}(?:\.\d{3})+,\d+|\d+,(?:\d{1,2}|\d{4,}))(?![\d.,])/;
const point = /^(?:\d{1,3}(?:,\d{3})+\.\d+|\d+\.(?:\d{1,2}|\d{4,}))(?![\d.,])/;

/** Whether the numbers of a file have a comma before their decimals. Where none of them shows it, the delimiter decides. */
export function usesDecimalCommas(cells: readonly string[], delimiter: string): boolean {
  const hasPoints = cells.some((cell) => point.test(cell));
  return !hasPoints && (delimiter === ';' || cells.some((cell) => comma.test(cell)));
}

/** A cell with points before its decimals and without signs between thousands. */
export function decimalPoints(cell: string): string {
  return cell.replace(/\d[\d.,\u00a0\u202f]*/g, (number) => number.replace(/[.\u00a0\u202f]/g, '').replace(',', '.'));
}
