import { type Html, html } from '../../web/html.ts';
import { line, lines, pick } from './controls.ts';
import { controlId, labelOf } from './field-control.ts';
import type { FieldEditor } from './field-editor.ts';

function input(attributes?: Html): FieldEditor {
  return {
    render: ({ name, label }, value) => line({ name, label, value, attributes }),
    read: ({ name }, form) => form.text(name),
  };
}

export const textEditor = input();

/** A stored word that is no longer among the choices stays until the editor takes another one. */
export const choiceEditor: FieldEditor = {
  ...textEditor,
  render: ({ name, label, choices = [] }, value) => {
    const chosen = String(value ?? '');
    const listed = new Set(['', ...choices, chosen]);
    return pick(
      name,
      label,
      chosen,
      Array.from(listed, (choice) => [choice, labelOf(choice)]),
    );
  },
};

const spoken = html` spellcheck="true"`;
const code = html` class="code" spellcheck="true"`;

export const textareaEditor: FieldEditor = {
  ...textEditor,
  render: ({ name, label }, value) => lines({ name, label, value, attributes: spoken }),
};

export const richTextEditor: FieldEditor = {
  ...textEditor,
  render: ({ name, label }, value) => lines({ name, label, value, hint: 'HTML', attributes: code }, 6),
};

/** A list of texts, one per line; in polygons, which are JSON, line breaks have no meaning. */
export const linesEditor: FieldEditor = {
  render: ({ name, label }, value) => {
    const text = Array.isArray(value) ? value.map((each) => String(each).replaceAll('\n', ' ')).join('\n') : value;
    return lines(
      { name, label, value: text, hint: 'one a line', attributes: html` class="code" spellcheck="false"` },
      6,
    );
  },
  read: ({ name }, form) =>
    form
      .text(name)
      .split('\n')
      .map((each) => each.trim())
      .filter((each) => each !== ''),
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
