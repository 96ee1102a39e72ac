import { company } from '@headwater/brand/company.ts';
import { firstTable } from '../../content/first-table.ts';

export interface Specification {
  label: string;
  /** As written: `450 gpm`, in the units that the company's visitors read first. */
  value: string;
  /** The same in the other system of units, where the table has a third column. */
  converted: string | undefined;
}

/**
 * Rows of the first table in a product's text: label, value in US units, and value in metric units. The heading
 * row is left out, as are rows without a value.
 * @param html rendered HTML of the CMS, not yet sanitized; only text is taken from it.
 * @param units the column to read first
 */
export function specifications(html: string | null | undefined, units = company.units): Specification[] {
  return firstTable(html ?? '').flatMap(([label, value, metric]) => {
    if (!label || !value) return [];
    if (units === 'metric' && metric) return [{ label, value: metric, converted: value }];
    return [{ label, value, converted: metric || undefined }];
  });
}

/**
 * The specifications of these names, in this order, whatever their case; those that the table does
 * not have are left out.
 */
export function keyFigures(html: string | null | undefined, labels = company.keyFigures): Specification[] {
  const rows = specifications(html);
  return labels.flatMap((label) => rows.find((row) => row.label.toLowerCase() === label.toLowerCase()) ?? []);
}

/** The model code that a product's title begins with, such as `SN-3040`, and the words after it. */
export function splitModelCode(title: string): { code: string | undefined; name: string } {
  const [, code, name] = /^([A-Z]{1,4}-\d[\w/-]*)\s+(\S.*)$/.exec(title) ?? [];
  return code && name ? { code, name } : { code: undefined, name: title };
}
