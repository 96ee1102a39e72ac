import type { ConditionalLogic, ConditionalRule } from '@headwater/gravity-forms/definition/conditional-logic.ts';
import type { FormField } from '@headwater/gravity-forms/fields/field-kinds.ts';
import type { JsonObject } from '@headwater/gravity-forms/json.ts';
import { type Html, html } from '../../web/html.ts';
import { line, pick } from '../fields/controls.ts';
import type { AddProblem } from '../fields/field-editor.ts';
import type { PostedForm } from '../page/posted-form.ts';

const operators = [
  ['IS', 'is'],
  ['IS_NOT', 'is not'],
  ['GREATER_THAN', 'is greater than'],
  ['LESS_THAN', 'is less than'],
  ['CONTAINS', 'contains'],
  ['STARTS_WITH', 'starts with'],
  ['ENDS_WITH', 'ends with'],
] as const satisfies readonly (readonly [ConditionalRule['operator'], string])[];

const modes = [
  ['ALL', 'Show it if all of these apply'],
  ['ANY', 'Show it if any of these applies'],
] as const;

/** A field by its ID, and each input that a stored rule names, such as 5.3. */
function fieldChoices(fields: readonly FormField[], named: number | undefined): [string, string][] {
  const known = fields.map(({ id, label }): [string, string] => [String(id), `${label || 'Field'} (${id})`]);
  const isKnown = named === undefined || known.some(([id]) => id === String(named));
  return [
    ['', 'no rule'],
    ...known,
    ...(isKnown ? [] : [[String(named), `Input ${named}`] satisfies [string, string]]),
  ];
}

/** The rules of a confirmation, and an empty one to add. @param name of the confirmation's controls */
export function ruleControls(name: string, logic: ConditionalLogic | undefined, fields: readonly FormField[]): Html {
  const mode = logic?.logicType ?? 'ALL';
  const rows = [...(logic?.rules ?? []), undefined].map((rule, index) => {
    const own = `${name}.rules.${index}`;
    return html`<fieldset class="card"><legend>${rule ? `Rule ${index + 1}` : 'Another rule'}</legend>
      ${pick(`${own}.fieldId`, 'Field', String(rule?.fieldId ?? ''), fieldChoices(fields, rule?.fieldId))}
      ${pick(`${own}.operator`, 'Comparison', rule?.operator ?? 'IS', operators)}
      ${line({ name: `${own}.value`, label: 'Value', value: rule?.value })}</fieldset>`;
  });
  return html`${pick(`${name}.mode`, 'Rules', mode, modes)}${rows}`;
}

/** The posted rules; a rule without a field is deleted, and without any rule the confirmation always applies. */
export function readRules(form: PostedForm, name: string, add: AddProblem): JsonObject {
  const rules: JsonObject[] = [];
  for (let index = 0; form.has(`${name}.rules.${index}.fieldId`); index += 1) {
    const own = `${name}.rules.${index}`;
    const fieldId = form.text(`${own}.fieldId`);
    if (fieldId === '') continue;
    const operator = operators.find(([word]) => word === form.text(`${own}.operator`))?.[0];
    if (!/^[1-9]\d{0,8}(?:\.\d{1,3})?$/.test(fieldId) || !operator) {
      add(`${own}.fieldId`, 'Rule: choose a field and a comparison.');
    } else {
      rules.push({ fieldId: Number(fieldId), operator, value: form.text(`${own}.value`) });
    }
  }
  const logicType = form.text(`${name}.mode`) === 'ANY' ? 'ANY' : 'ALL';
  return { conditionalLogic: rules.length > 0 ? { actionType: 'SHOW', logicType, rules } : null };
}
