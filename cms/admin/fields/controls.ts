import { flag, type Html, html } from '../../web/html.ts';
import { controlId } from './field-control.ts';

interface Control {
  name: string;
  label: string;
  value: unknown;
  hint?: string | undefined;
  type?: 'datetime-local' | 'email' | 'password';
  /** Further attributes of the control. */
  attributes?: Html | undefined;
}

function labeled({ name, label, hint }: Pick<Control, 'name' | 'label' | 'hint'>, control: Html): Html {
  return html`<p><label for="${controlId(name)}">${label}${hint !== undefined && html` <small>${hint}</small>`}</label>
    ${control}</p>`;
}

/** One line of text. */
export function line(control: Control): Html {
  const { name, value, type = 'text', attributes } = control;
  return labeled(
    control,
    html`<input id="${controlId(name)}" name="${name}" type="${type}" value="${String(value ?? '')}"${attributes}>`,
  );
}

/** Several lines. The browser drops the first line break of a textarea, so one is added. */
export function lines(control: Control, rows = 3): Html {
  const { name, value, attributes } = control;
  return labeled(
    control,
    html`<textarea id="${controlId(name)}" name="${name}" rows="${rows}"${attributes}>
${String(value ?? '')}</textarea>`,
  );
}

export function tick(name: string, label: string, isOn: boolean): Html {
  return html`<p><label><input type="checkbox" name="${name}" value="1"${flag('checked', isOn)}> ${label}</label></p>`;
}

/** A select. @param choices values with their texts */
export function pick(
  name: string,
  label: string,
  value: string,
  choices: readonly (readonly [string, string])[],
): Html {
  const options = choices.map(
    ([each, text]) => html`<option value="${each}"${flag('selected', each === value)}>${text}</option>`,
  );
  return labeled({ name, label }, html`<select id="${controlId(name)}" name="${name}">${options}</select>`);
}
