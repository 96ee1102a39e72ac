import { innerHtml } from '../../content/elements.ts';
import { plainText } from '../../content/plain-text.ts';

export interface Specification {
  label: string;
  /** As written: `450 gpm`. */
  value: string;
  /** The same in the other system of units, where the table has a third column. */
  metric: string | undefined;
}

function cellsOf(row: string): string[] {
  return Array.from(innerHtml(row, 't[hd]'), plainText);
}

/**
 * Rows of the first table in a product's text: label, value, and value in metric units. The heading
 * row is left out, as are rows without a value.
 * @param html rendered HTML of the CMS, not yet sanitised; only text is taken from it.
 */
export function specifications(html: string | null | undefined): Specification[] {
  const [table = ''] = innerHtml(html ?? '', 'table');
  const endOfHeading = table.toLowerCase().lastIndexOf('</thead>');
  return Array.from(innerHtml(table.slice(Math.max(0, endOfHeading)), 'tr')).flatMap((row) => {
    const [label, value, metric] = cellsOf(row);
    return label && value ? [{ label, value, metric: metric || undefined }] : [];
  });
}

/** The three that a visitor compares first. */
const cardLabels = ['Flow', 'Head', 'Power'];

/**
 * The specifications of these names, in this order, whatever their case; those that the table does
 * not have are left out.
 */
export function keyFigures(html: string | null | undefined, labels: readonly string[] = cardLabels): Specification[] {
  const rows = specifications(html);
  return labels.flatMap((label) => rows.find((row) => row.label.toLowerCase() === label.toLowerCase()) ?? []);
}

/** The model code that a product's title begins with, such as `SN-3040`, and the words after it. */
export function splitModelCode(title: string): { code: string | undefined; name: string } {
  const [, code, name] = /^([A-Z]{1,4}-\d[\w/-]*)\s+(\S.*)$/.exec(title) ?? [];
  return code && name ? { code, name } : { code: undefined, name: title };
}
