import { type CatalogueProduct, type CatalogueWrite, catalogueBatch } from '@headwater/contract/catalogue.ts';
import { groupValues } from '../content/fields/group-values.ts';
import type { ContentRecord } from '../database/records.ts';
import type { Tables } from '../database/tables.ts';
import { mergedChange } from '../webhook/change.ts';
import type { WriteForSite } from '../webhook/write-for-site.ts';
import type { ContentEditor, Written } from './content-editor.ts';

const template = 'Single Product';
const group = 'singleProduct';

/** Imported tables of a product; empty without any. */
export function importedTables({ fields }: Pick<ContentRecord, 'fields'>): string {
  return String(groupValues(fields, group).catalogueTables ?? '');
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
        return { id, title, path: status === 'draft' ? '' : (path ?? ''), tables: importedTables(record) };
      }),

    /** Writes a batch whole or not at all, without what was changed meanwhile. @returns the IDs that were written */
    write(writes: readonly CatalogueWrite[]): number[] {
      const author = tables.users.all().find(({ role }) => role === 'administrator');
      const written: Written[] = [];
      if (!author) return [];
      writeForSite(() => {
        for (const { id, was, tables: text } of writes) {
          const record = tables.content.byId(id);
          if (record?.template !== template || record.status === 'trash' || importedTables(record) !== was) continue;
          const fields = { ...record.fields, [group]: { ...groupValues(record.fields, group), catalogueTables: text } };
          written.push(editor.save(id, { fields }, author));
        }
        return mergedChange(...written.map(({ change }) => change));
      });
      return written.map(({ id }) => id);
    },
  };
}
