import { type CatalogueProduct, type CatalogueWrite, catalogueBatch } from '@headwater/contract/catalogue.ts';
import { isRecord } from '@headwater/contract/is-record.ts';
import type { ContentRecord } from '../database/records.ts';
import type { Tables } from '../database/tables.ts';
import { mergedChange, noChange } from '../webhook/change.ts';
import type { WriteForSite } from '../webhook/write-for-site.ts';
import type { ContentEditor } from './content-editor.ts';

const template = 'Single Product';
const group = 'singleProduct';

function valuesOf({ fields }: ContentRecord): Record<string, unknown> {
  const values = fields[group];
  return isRecord(values) ? values : {};
}

function tablesOf(record: ContentRecord): string {
  return String(valuesOf(record).catalogueTables ?? '');
}

interface Desk {
  tables: Tables;
  editor: ContentEditor;
  writeForSite: WriteForSite;
}

export type CatalogueFields = ReturnType<typeof catalogueFields>;

/** The field `catalogueTables` of products, which imports read and write. */
export function catalogueFields({ tables, editor, writeForSite }: Desk) {
  return {
    /** Products behind an ID, published or not; fewer than a batch at the end. */
    list: (after: number): CatalogueProduct[] =>
      tables.content.ofTemplate(template, after, catalogueBatch).map((record) => {
        const { id, title, path, status } = record;
        return { id, title, path: status === 'draft' ? '' : (path ?? ''), tables: tablesOf(record) };
      }),

    /** Writes a batch whole or not at all, without what was changed meanwhile. @returns the IDs that were written */
    write(writes: readonly CatalogueWrite[]): number[] {
      const author = tables.users.all().find(({ role }) => role === 'administrator');
      const written: number[] = [];
      if (!author) return written;
      writeForSite(() => {
        let change = noChange;
        for (const { id, was, tables: text } of writes) {
          const record = tables.content.byId(id);
          if (record?.template !== template || record.status === 'trash' || tablesOf(record) !== was) continue;
          const fields = { ...record.fields, [group]: { ...valuesOf(record), catalogueTables: text } };
          change = mergedChange(change, editor.update(id, { fields }, author).change);
          written.push(id);
        }
        return change;
      });
      return written;
    },
  };
}
