import type { FieldKind, Fields } from '@headwater/content-model/fields.ts';
import type { FieldValues } from '../../database/records.ts';
import type { Tables } from '../../database/tables.ts';
import { type Html, html } from '../../web/html.ts';
import type { PostedForm } from '../page/posted-form.ts';
import { controlId, controlsOf, type FieldControl } from './field-control.ts';
import type { FieldEditor, FieldProblem, UploadedMedia } from './field-editor.ts';
import { linkEditor } from './link-editor.ts';
import { fileEditor, galleryEditor, imageEditor, pageEditor, pagesEditor } from './media-editors.ts';
import { moreButton, moveRow, rowButtons, rowCount, wantsMore } from './rows.ts';
import { choiceEditor, linesEditor, numberEditor, richTextEditor, textareaEditor, textEditor } from './text-editors.ts';

/** Rows of fields. Their editors are looked up lazily, because a row may contain any kind. */
const repeaterEditor: FieldEditor = {
  render: ({ name, label, rows = {}, max = Infinity }, value, tables) => {
    const filled = rowsOf(value);
    const items = filled.map(
      (row, index) => html`<li class="card">
        <div class="hstack justify-between mb-4"><strong>${label} ${index + 1}</strong>${rowButtons(name, index, filled.length, label)}</div>
        ${renderFields(rows, `${name}.${index}`, row, tables)}</li>`,
    );
    return html`<fieldset id="${controlId(name)}"><legend>${label}</legend>
      <input type="hidden" name="${name}.rows" value="${filled.length}">
      <ol class="unstyled">${items}</ol>
      ${filled.length < max && moreButton(name, 'Add a row')}</fieldset>`;
  },
  read: ({ name, rows = {} }, form, uploaded) => {
    const read = Array.from({ length: rowCount(form, name) }, (_, index) =>
      readFields(rows, `${name}.${index}`, form, uploaded),
    );
    const moved = moveRow(read, name, form);
    return wantsMore(form, name) ? [...moved, {}] : moved;
  },
  problem: ({ name, rows = {} }, value, tables) =>
    rowsOf(value).flatMap((row, index) => fieldProblems(rows, `${name}.${index}`, row, tables)),
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
  choice: choiceEditor,
  repeater: repeaterEditor,
} as const satisfies Record<FieldKind, FieldEditor>;

/** The controls of a group or row. */
export function renderFields(fields: Fields, prefix: string, values: FieldValues, tables: Tables): Html {
  const controls = controlsOf(fields, prefix);
  return html`${controls.map((control) => fieldEditors[control.kind].render(control, values[control.field], tables))}`;
}

/** The values typed into a group or row, valid or not. */
export function readFields(fields: Fields, prefix: string, form: PostedForm, uploaded: UploadedMedia): FieldValues {
  return Object.fromEntries(
    controlsOf(fields, prefix).map((control) => [
      control.field,
      fieldEditors[control.kind].read(control, form, uploaded),
    ]),
  );
}

/** All problems in a group or row. */
export function fieldProblems(fields: Fields, prefix: string, values: FieldValues, tables: Tables): FieldProblem[] {
  return controlsOf(fields, prefix).flatMap((control) => {
    const editor: FieldEditor = fieldEditors[control.kind];
    const value = values[control.field];
    return [...tooMany(control, value), ...(editor.problem?.(control, value, tables) ?? [])];
  });
}

function tooMany({ name, label, max = Infinity }: FieldControl, value: unknown): FieldProblem[] {
  if (!Array.isArray(value) || value.length <= max) return [];
  return [{ field: controlId(name), message: `${label}: there are ${value.length}. Keep at most ${max}.` }];
}

function rowsOf(value: unknown): FieldValues[] {
  return Array.isArray(value) ? (value as FieldValues[]) : [];
}
