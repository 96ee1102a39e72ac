import type { DatabaseSync } from 'node:sqlite';
import { type EditableSettings, withSettings } from '@headwater/gravity-forms/convert/form.ts';
import type { Form } from '@headwater/gravity-forms/definition/form.ts';
import { exportOf, formOf } from '@headwater/gravity-forms/definition/form-source.ts';
import { type ExportFile, parseExportFile, writeExportFile } from '@headwater/gravity-forms/export-file.ts';
import type { GravityForm } from '@headwater/gravity-forms/gravity-form.ts';
import { statementsOf } from '../database/statements.ts';
import { termTable } from '../database/term-table.ts';

export type FormTable = ReturnType<typeof formTable>;

/** The forms that editors have created or imported. */
export function formTable(database: DatabaseSync) {
  const { one, all, write } = statementsOf(database);
  const selectById = one<FormRow, [id: number]>('SELECT definition, source FROM forms WHERE id = ?');
  const selectAll = all<FormRow>('SELECT definition, source FROM forms ORDER BY id');
  const { ofTaxonomy } = termTable(database);
  const selectLast = one<{ id: number | null }, []>('SELECT max(id) AS id FROM forms');
  const upsert = write<[id: number, definition: string, source: string | null]>(
    `INSERT INTO forms (id, definition, source) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET definition = excluded.definition, source = excluded.source`,
  );

  /** The form as Gravity Forms would export it; undefined for an unknown ID. */
  function exported(id: number): ExportFile | undefined {
    const row = selectById(id);
    if (!row) return undefined;
    return row.source === null ? exportOf(toForm(row)) : parseExportFile(row.source);
  }

  /** Stores a form of Gravity Forms, with everything in it that the CMS does not know. */
  function saveExport(form: GravityForm, version: string): void {
    upsert(form.id, JSON.stringify(formOf(form)), writeExportFile({ version, forms: [form] }));
  }

  /** Fields of categories offer, as in Gravity Forms, those that there are when the form is read. */
  function withCategories(form: Form): Form {
    const fields = form.fields.map((field) => {
      if (!('choices' in field) || !field.type.startsWith('POST_CATEGORY_')) return field;
      const all = () => ofTaxonomy('category').map(({ id, name }) => ({ text: name, value: String(id) }));
      const choices = field.hasAllCategories ? all() : field.choices;
      const none = { text: field.initialItem ?? '', value: '', isSelected: true };
      const hasNone = field.hasInitialItem && field.type === 'POST_CATEGORY_SELECT';
      return { ...field, choices: hasNone ? [none, ...choices] : choices };
    });
    return { ...form, fields };
  }

  return {
    byId: (id: number): Form | undefined => {
      const row = selectById(id);
      return row && withCategories(toForm(row));
    },
    all: (): Form[] => selectAll().map(toForm).map(withCategories),
    save: (form: Form): void => upsert(form.id, JSON.stringify(form), null),
    exported,
    saveExport,
    /** Changes settings of a form and leaves everything else of it as it was. */
    change: (id: number, changes: EditableSettings): void => {
      const file = exported(id);
      for (const form of file?.forms ?? []) saveExport(withSettings(form, changes), file?.version ?? '');
    },
    remove: write<[id: number]>('DELETE FROM forms WHERE id = ?'),
    /** An ID that no form has. */
    nextId: (): number => (selectLast()?.id ?? 0) + 1,
  };
}

type FormRow = { definition: string; source: string | null };

/** Only this table writes it, so it has this shape. */
function toForm({ definition }: FormRow): Form {
  return JSON.parse(definition) as Form;
}
