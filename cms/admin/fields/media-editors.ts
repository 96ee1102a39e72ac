import type { Tables } from '../../database/tables.ts';
import { type Html, html } from '../../http/html.ts';
import type { FieldEditor } from './field-editor.ts';
import { controlId } from './field-place.ts';
import { type PickKind, pickInput, pickProblem, readPick } from './pick.ts';
import { moveRow, rowButtons, rowCount } from './rows.ts';

/** A thumbnail of the chosen image; nothing for other files. */
export function thumbnail(id: unknown, tables: Tables): Html | null {
  const file = typeof id === 'number' ? tables.media.byId(id) : undefined;
  if (!file?.mimeType.startsWith('image/')) return null;
  return html`<img class="thumb" src="/wp-content/uploads/${file.file}" alt="" loading="lazy" width="64" height="48">`;
}

function uploadInput(name: string, label: string, several: boolean): Html {
  const id = controlId(`${name}.upload`);
  return html`<details class="upload"><summary>Upload a new one</summary>
    <label for="${id}">${label}: file</label>
    <input id="${id}" type="file" name="${name}.upload"${several ? html` multiple` : null}></details>`;
}

/** One file of the library, chosen or uploaded in place. */
function onePick(kind: PickKind): FieldEditor {
  return {
    render: ({ name, label }, value, tables) =>
      html`<fieldset class="field pick"><legend>${label}</legend>
        ${thumbnail(value, tables)}${pickInput(name, controlId(name), label, value, kind, tables)}
        ${kind !== 'page' && uploadInput(name, label, false)}</fieldset>`,
    read: ({ name }, form, uploaded) => uploaded.get(`${name}.upload`)?.[0] ?? readPick(form.text(name)),
    problem: ({ name, label }, value, tables) => {
      const wrong = pickProblem(value, kind, tables);
      return wrong === undefined ? [] : [{ field: controlId(name), message: `${label}: ${wrong}` }];
    },
  };
}

export const imageEditor = onePick('image');
export const fileEditor = onePick('file');

/** The target of a page link is stored as a list of one, as WordPress returns it. */
export const pageEditor: FieldEditor = {
  render: (place, value, tables) => onePick('page').render(place, first(value), tables),
  read: (place, form, uploaded) => {
    const chosen = onePick('page').read(place, form, uploaded);
    return chosen === null ? [] : [chosen];
  },
  problem: (place, value, tables) => onePick('page').problem?.(place, first(value), tables) ?? [],
};

function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : null;
}

/** An ordered list of choices, with an empty one at its end. */
function manyPicks(kind: PickKind): FieldEditor {
  return {
    render: ({ name, label }, value, tables) => {
      const chosen = Array.isArray(value) ? value : [];
      const rows = [...chosen, null].map(
        (item, place) => html`<li class="pick-row">${thumbnail(item, tables)}
          ${pickInput(`${name}.${place}`, controlId(`${name}.${place}`), `${label} ${place + 1}`, item, kind, tables)}
          ${place < chosen.length && rowButtons(name, place, chosen.length, label)}</li>`,
      );
      return html`<fieldset class="field picks" id="${controlId(name)}"><legend>${label}</legend>
        <input type="hidden" name="${name}.rows" value="${chosen.length + 1}">
        <ol>${rows}</ol>
        <button class="quiet" name="rows" value="more ${name}" formaction="#${controlId(name)}">Add another</button>
        ${kind !== 'page' && uploadInput(name, label, true)}</fieldset>`;
    },
    read: ({ name }, form, uploaded) => {
      const typed = Array.from({ length: rowCount(form, name) }, (_, place) => readPick(form.text(`${name}.${place}`)));
      const moved = moveRow(typed, name, form);
      return [...moved.filter((item) => item !== null), ...(uploaded.get(`${name}.upload`) ?? [])];
    },
    problem: ({ name, label }, value, tables) =>
      (Array.isArray(value) ? value : []).flatMap((item: unknown, place) => {
        const wrong = pickProblem(item, kind, tables);
        return wrong === undefined
          ? []
          : [{ field: controlId(`${name}.${place}`), message: `${label} ${place + 1}: ${wrong}` }];
      }),
  };
}

export const galleryEditor = manyPicks('image');
export const pagesEditor = manyPicks('page');
