import type { FieldKind, Fields } from '@headwater/content-model/fields.ts';
import type { FieldValues } from '../../database/records.ts';
import type { Tables } from '../../database/tables.ts';
import { type Html, html } from '../../http/html.ts';
import type { PostedForm } from '../page/posted-form.ts';
import type { FieldEditor, FieldProblem, UploadedMedia } from './field-editor.ts';
import { controlId, placesOf } from './field-place.ts';
import { linkEditor } from './link-editor.ts';
import { fileEditor, galleryEditor, imageEditor, pageEditor, pagesEditor } from './media-editors.ts';
import { moveRow, rowButtons, rowCount, wantsMore } from './rows.ts';
import { linesEditor, numberEditor, richTextEditor, textareaEditor, textEditor } from './text-editors.ts';

/** Rows of fields. Their editors are looked up lazily, because a row may contain any kind. */
const repeaterEditor: FieldEditor = {
  render: ({ name, label, rows }, value, tables) => {
    const filled = rowsOf(value);
    const items = filled.map(
      (row, place) => html`<li class="row">
        <div class="row-head"><strong>${label} ${place + 1}</strong>${rowButtons(name, place, filled.length, label)}</div>
        ${rows !== undefined && renderFields(rows, `${name}.${place}`, row, tables)}</li>`,
    );
    return html`<fieldset class="field rows" id="${controlId(name)}"><legend>${label}</legend>
      <input type="hidden" name="${name}.rows" value="${filled.length}">
      <ol>${items}</ol>
      <button class="quiet" name="rows" value="more ${name}" formaction="#${controlId(name)}">Add a row</button></fieldset>`;
  },
  read: ({ name, rows }, form, uploaded) => {
    const read = Array.from({ length: rowCount(form, name) }, (_, place) =>
      rows === undefined ? {} : readFields(rows, `${name}.${place}`, form, uploaded),
    );
    const moved = moveRow(read, name, form);
    return wantsMore(form, name) ? [...moved, {}] : moved;
  },
  problem: ({ name, rows }, value, tables) =>
    rowsOf(value).flatMap((row, place) =>
      rows === undefined ? [] : fieldProblems(rows, `${name}.${place}`, row, tables),
    ),
};

const fieldEditors = {
  text: textEditor,
  textarea: textareaEditor,
  wysiwyg: richTextEditor,
  number: numberEditor,
  strings: linesEditor,
  image: imageEditor,
  file: fileEditor,
  gallery: galleryEditor,
  page: pageEditor,
  pages: pagesEditor,
  link: linkEditor,
  repeater: repeaterEditor,
} as const satisfies Record<FieldKind | 'repeater', FieldEditor>;

/** The controls of a group or row. */
export function renderFields(fields: Fields, prefix: string, values: FieldValues, tables: Tables): Html {
  const places = placesOf(fields, prefix);
  return html`${places.map((place) => fieldEditors[place.kind].render(place, values[place.field], tables))}`;
}

/** The values typed into a group or row, valid or not. */
export function readFields(fields: Fields, prefix: string, form: PostedForm, uploaded: UploadedMedia): FieldValues {
  return Object.fromEntries(
    placesOf(fields, prefix).map((place) => [place.field, fieldEditors[place.kind].read(place, form, uploaded)]),
  );
}

/** All problems in a group or row. */
export function fieldProblems(fields: Fields, prefix: string, values: FieldValues, tables: Tables): FieldProblem[] {
  return placesOf(fields, prefix).flatMap((place) => {
    const editor: FieldEditor = fieldEditors[place.kind];
    return editor.problem?.(place, values[place.field], tables) ?? [];
  });
}

function rowsOf(value: unknown): FieldValues[] {
  return Array.isArray(value) ? (value as FieldValues[]) : [];
}
