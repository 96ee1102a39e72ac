import { company } from '@headwater/brand/company.ts';
import { catalogueMark } from '../../catalogue/tables/catalogue-tables.ts';
import { tablesOf } from '../../catalogue/tables/tables-of.ts';

export interface Specification {
  label: string;
  /** As written: `450 lb`, in the company's preferred units. */
  value: string;
  /** The same in the other system of units, if the table has a third column. */
  converted: string | undefined;
}

/**
 * What imported tables and the first table of figures in a product's text say: label, value, and the value in the table's
 * other units. Rows without a value are left out, and rows of the text whose figure was imported.
 * @param html rendered HTML of the CMS, not yet sanitized; only text is taken from it.
 * @param units the preferred column
 */
export function specifications(html: string | null | undefined, units = company.units): Specification[] {
  const rows = tablesOf(html ?? '').specifications;
  const imported = (html ?? '').split(catalogueMark).length - 1;
  const first = rows.find(({ table }) => table > imported)?.table;
  const known = new Set(rows.flatMap(({ table, key }) => (table <= imported && key !== undefined ? [key] : [])));
  return rows.flatMap(({ table, key, name: label, text, converted }) => {
    if (table > imported && (table !== first || (key !== undefined && known.has(key)))) return [];
    if (units === 'metric' && converted) return [{ label, value: converted, converted: text }];
    return [{ label, value: text, converted }];
  });
}

/**
 * The specifications with these names, in this order, ignoring case; missing ones
 * are left out.
 */
export function keyFigures(html: string | null | undefined, labels = company.keyFigures): Specification[] {
  const rows = specifications(html);
  return labels.flatMap((label) => rows.find((row) => row.label.toLowerCase() === label.toLowerCase()) ?? []);
}

/** The model code at the start of a product's title, such as `SN-3040`, and the words after it. */
export function splitModelCode(title: string): { code: string | undefined; name: string } {
  const [, code, name] = /^([A-Z]{1,4}-\d[\w/-]*)\s+(\S.*)$/.exec(title) ?? [];
  return code && name ? { code, name } : { code: undefined, name: title };
}
