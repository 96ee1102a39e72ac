import { type Html, html } from '../../web/html.ts';
import type { PostedForm } from '../page/posted-form.ts';
import { controlId } from './field-control.ts';

/** More rows than any page shows; limits the memory for a forged count. */
const mostRows = 200;

/** The number of posted rows of a list. */
export function rowCount(form: PostedForm, name: string): number {
  const typed = form.text(`${name}.rows`);
  return /^\d{1,4}$/.test(typed) ? Math.min(Number(typed), mostRows) : 0;
}

/** Buttons that post the form to move or remove a row; they work without a script. */
export function rowButtons(name: string, row: number, rows: number, label: string): Html {
  const button = (verb: string, text: string, spoken: string): Html =>
    html`<button class="outline small" name="rows" value="${verb} ${name} ${row}" formaction="#${controlId(name)}" aria-label="${label} ${row + 1}: ${spoken}">${text}</button>`;
  return html`<span class="hstack gap-1">
    ${row > 0 && button('up', '↑', 'move up')}
    ${row < rows - 1 && button('down', '↓', 'move down')}
    ${button('remove', 'Remove', 'remove')}
  </span>`;
}

export function moreButton(name: string, text: string): Html {
  return html`<button class="outline small" name="rows" value="more ${name}" formaction="#${controlId(name)}">${text}</button>`;
}

/** The rows after the pressed button was applied, if it belongs to this list. */
export function moveRow<Row>(rows: readonly Row[], name: string, form: PostedForm): Row[] {
  const [verb, list, typed] = form.text('rows').split(' ');
  const row = Number(typed);
  const moved = [...rows];
  if (list !== name || !Number.isInteger(row) || row < 0 || row >= rows.length) return moved;
  const taken = moved.splice(row, 1);
  if (verb === 'up') moved.splice(Math.max(row - 1, 0), 0, ...taken);
  else if (verb === 'down') moved.splice(row + 1, 0, ...taken);
  else if (verb !== 'remove') return [...rows];
  return moved;
}

/** Whether the post only rearranges the form instead of saving it. */
export function isRowsButton(form: PostedForm): boolean {
  return form.has('rows');
}

/** Whether a new row of this list was requested. */
export function wantsMore(form: PostedForm, name: string): boolean {
  return form.text('rows') === `more ${name}`;
}
