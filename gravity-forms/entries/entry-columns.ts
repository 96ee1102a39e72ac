import { renderedHtml } from '@headwater/contract/text/rendered-html.ts';
import type { Form } from '../definition/form.ts';
import { type StoredValues, storedTexts } from '../fields/field-kind.ts';
import { kindOf, takesFiles } from '../fields/field-kinds.ts';
import { listTable } from '../fields/list.ts';
import { type CleanHtml, isRichText } from '../fields/rich-text.ts';
import { plainText } from '../plain-text.ts';
import { fileUrls, pictureTexts } from './file-url.ts';

export interface EntryColumn {
  fieldId: number;
  label: string;
  /** The field's stored value as one line of text; empty without an answer. */
  text: (values: StoredValues) => string;
  /** The same for programs: numbers as they are stored. */
  exported: (values: StoredValues) => string;
  /** The answer of a paragraph with a rich text editor, with paragraphs for its lines, or a list's table; undefined for other fields. */
  html: (values: StoredValues, clean: CleanHtml) => string | undefined;
  /** The URLs of its files; empty for other fields. */
  files: (values: StoredValues) => string[];
  /** What the visitor said about its picture, each with its label; empty for other fields. */
  pictureTexts: (values: StoredValues) => string[];
}

/** The fields of a form that an entry can have values for, in order: rows of one entry, columns of a list. */
export function entryColumns(form: Form): EntryColumn[] {
  return form.fields
    .filter((field) => kindOf(field).valueKey !== null && field.type !== 'CAPTCHA')
    .map((field) => {
      const { isNumber, show } = kindOf(field);
      const text = (values: StoredValues) => show?.(field, values) ?? storedTexts(field, values).join(' ');
      return {
        fieldId: field.id,
        label: plainText(field.label ?? '') || `Field ${field.id}`,
        files: (values: StoredValues) => (takesFiles(field) ? fileUrls(values[field.id] ?? '') : []),
        pictureTexts: (values: StoredValues) => (takesFiles(field) ? pictureTexts(values[field.id] ?? '') : []),
        html: (values: StoredValues, clean: CleanHtml) => {
          if (field.type === 'LIST') return listTable(field, values);
          return isRichText(field) ? renderedHtml(clean(values[field.id] ?? ''), '') : undefined;
        },
        text,
        exported: (values: StoredValues) => (isNumber ? (values[field.id] ?? '') : text(values)),
      };
    });
}
