import { type Html, html } from '../../web/html.ts';
import { controlId, labelOf } from './field-control.ts';
import type { FieldEditor } from './field-editor.ts';

function asText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

function input(attributes: Html | null): FieldEditor {
  return {
    render: ({ name, label }, value) =>
      html`<p><label for="${controlId(name)}">${label}</label>
      <input id="${controlId(name)}" name="${name}" value="${asText(value)}"${attributes}></p>`,
    read: ({ name }, form) => form.text(name),
  };
}

export const textEditor = input(null);

/** A stored word that is no longer among the choices stays until the editor takes another one. */
export const choiceEditor: FieldEditor = {
  ...textEditor,
  render: ({ name, label, choices = [] }, value) => {
    const chosen = asText(value);
    const listed = ['', ...choices, ...(chosen === '' || choices.includes(chosen) ? [] : [chosen])];
    return html`<p><label for="${controlId(name)}">${label}</label>
      <select id="${controlId(name)}" name="${name}">${listed.map(
        (choice) => html`<option value="${choice}"${choice === chosen && html` selected`}>${labelOf(choice)}</option>`,
      )}</select></p>`;
  },
};

/** The browser drops the first line break of a textarea, so one is added. */
function textarea(hint: string | null, rows: number, spoken: boolean): FieldEditor {
  return {
    render: ({ name, label }, value) =>
      html`<p><label for="${controlId(name)}">${label}${hint !== null && html` <small>${hint}</small>`}</label>
        <textarea id="${controlId(name)}" name="${name}" rows="${rows}" spellcheck="${String(spoken)}"${hint !== null && html` class="code"`}>
${asText(value)}</textarea></p>`,
    read: ({ name }, form) => form.text(name),
  };
}

export const textareaEditor = textarea(null, 3, true);
export const richTextEditor = textarea('HTML', 6, true);

/** A list of texts, one per line; in polygons, which are JSON, line breaks have no meaning. */
export const linesEditor: FieldEditor = {
  render: (control, value, tables) =>
    textarea('one a line', 6, false).render(
      control,
      Array.isArray(value) ? value.map((line) => String(line).replaceAll('\n', ' ')).join('\n') : value,
      tables,
    ),
  read: ({ name }, form) =>
    form
      .text(name)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
};

export const numberEditor: FieldEditor = {
  ...input(html` inputmode="decimal"`),
  read: ({ name }, form) => {
    const typed = form.text(name).trim();
    if (typed === '') return null;
    const number = Number(typed);
    return Number.isFinite(number) ? number : typed;
  },
  problem: ({ name, label }, value) =>
    typeof value === 'string'
      ? [{ field: controlId(name), message: `${label}: "${value}" is not a number. Write it like 44.9537.` }]
      : [],
};
