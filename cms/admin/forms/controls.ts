import { type Html, html } from '../../web/html.ts';

interface Control {
  name: string;
  label: string;
  value: string | number | undefined;
  type?: 'text' | 'datetime-local';
  hint?: string;
}

/** ID of the control with this name. */
export function idOf(name: string): string {
  return `f-${name.replaceAll('.', '-')}`;
}

/** One line of text. */
export function line({ name, label, value, type = 'text', hint }: Control): Html {
  return html`<p><label for="${idOf(name)}">${label}${hint !== undefined && html` <small>${hint}</small>`}</label>
    <input id="${idOf(name)}" name="${name}" type="${type}" value="${value ?? ''}"></p>`;
}

/** Several lines. The browser drops the first line break of a textarea, so one is added. */
export function lines({ name, label, value, hint }: Control): Html {
  return html`<p><label for="${idOf(name)}">${label}${hint !== undefined && html` <small>${hint}</small>`}</label>
    <textarea id="${idOf(name)}" name="${name}" rows="3">
${value ?? ''}</textarea></p>`;
}

export function tick(name: string, label: string, isOn: boolean): Html {
  return html`<p><label><input type="checkbox" name="${name}" value="1"${isOn && html` checked`}> ${label}</label></p>`;
}

/** A select. @param choices values with their texts */
export function pick(
  name: string,
  label: string,
  value: string,
  choices: readonly (readonly [string, string])[],
): Html {
  const options = choices.map(
    ([each, text]) => html`<option value="${each}"${each === value && html` selected`}>${text}</option>`,
  );
  return html`<p><label for="${idOf(name)}">${label}</label><select id="${idOf(name)}" name="${name}">${options}</select></p>`;
}
