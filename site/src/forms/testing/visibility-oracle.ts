import type { FormField } from '../fields/form-field.ts';
import type { ConditionalLogic, ConditionalRule } from '../fields/shared/conditional-logic.ts';
import type { FieldValue } from '../fields/shared/field-value.ts';
import type { FormDefinition } from '../model/form-definition.ts';

/**
 * A second, independent implementation of Gravity Forms' visibility rules, to test the engine against. It shares no
 * code with the engine and is slow and simple: one function per rule.
 */
export class VisibilityOracle {
  readonly form: FormDefinition;
  readonly values: readonly FieldValue[];

  constructor(form: FormDefinition, values: readonly FieldValue[]) {
    this.form = form;
    this.values = values;
  }

  /** Visible by recursion over the sources. Only for forms without circles. */
  isVisible(id: number): boolean {
    return this.isShownGiven(id, (source) => this.isVisible(source));
  }

  /** Visible given the visibility of the others: a field is visible if its own rules, its section and its page are. */
  isShownGiven(id: number, isSourceVisible: (id: number) => boolean): boolean {
    return this.governors(id).every(
      ({ conditionalLogic }) => conditionalLogic === null || this.shows(conditionalLogic, isSourceVisible),
    );
  }

  shows(logic: ConditionalLogic, isSourceVisible: (id: number) => boolean): boolean {
    let matched = 0;
    for (const rule of logic.rules) {
      if (this.holds(rule, isSourceVisible)) matched += 1;
    }
    const isMatch = logic.logicType === 'ALL' ? matched === logic.rules.length : matched > 0;
    if (logic.actionType === 'HIDE') return !isMatch;
    return isMatch;
  }

  /** The fields that a field's visibility depends on, directly. */
  sources(id: number): number[] {
    return this.governors(id)
      .flatMap(({ conditionalLogic }) => conditionalLogic?.rules ?? [])
      .map(({ fieldId }) => Math.floor(fieldId))
      .filter((source) => this.form.fields.some((field) => field.id === source));
  }

  hasCircle(): boolean {
    return this.form.fields.some(({ id }) => this.isInCircle(id));
  }

  /** The visible fields after evaluating all rules repeatedly; undefined if that never settles. */
  settled(): Set<number> | undefined {
    let shown = new Set(this.form.fields.map(({ id }) => id));
    for (let round = 0; round < 40; round += 1) {
      const next = new Set<number>();
      for (const { id } of this.form.fields) if (this.isShownGiven(id, (source) => shown.has(source))) next.add(id);
      if (next.size === shown.size && [...next].every((id) => shown.has(id))) return shown;
      shown = next;
    }
    return undefined;
  }

  isInCircle(id: number): boolean {
    let reached = new Set(this.sources(id));
    for (let round = 0; round < this.form.fields.length; round += 1) {
      reached = new Set([...reached, ...[...reached].flatMap((source) => this.sources(source))]);
    }
    return reached.has(id);
  }

  /** The field, the nearest section above it on its page, and the break that opens its page. */
  private governors(id: number): FormField[] {
    const at = this.form.fields.findIndex((field) => field.id === id);
    const above = this.form.fields.slice(0, at + 1);
    const pageAt = above.findLastIndex(({ type }) => type === 'PAGE');
    const section = above.slice(pageAt + 1).findLast(({ type }) => type === 'SECTION');
    return [above[pageAt], section, this.form.fields[at]].filter((field) => field !== undefined);
  }

  private holds({ fieldId, operator, value }: ConditionalRule, isSourceVisible: (id: number) => boolean): boolean {
    const source = this.form.fields.find(({ id }) => id === Math.floor(fieldId));
    const held = source && isSourceVisible(source.id) ? this.values.find(({ id }) => id === source.id) : undefined;
    const target = tidy(value);
    const isOneInput = !Number.isInteger(fieldId) && source?.type !== 'MULTISELECT';
    const several = source && !isOneInput ? severalTexts(source, held) : undefined;
    if (several === undefined) return compare(tidy(price(oneText(source, held, fieldId))), operator, target);
    const texts = several.filter((text) => tidy(text) !== '').map((text) => tidy(price(text)));
    if (target === '' && operator === 'IS') return texts.length === 0;
    if (target === '' && operator === 'IS_NOT') return texts.length > 0;
    if (operator === 'IS_NOT') return !texts.some((text) => compare(text, 'IS', target));
    return texts.some((text) => compare(text, operator, target));
  }
}

/** All values of a field with several; undefined for a field with one. */
function severalTexts(source: FormField, held: FieldValue | undefined): string[] | undefined {
  switch (source.type) {
    case 'CHECKBOX':
      return held && 'checkboxValues' in held ? held.checkboxValues.map(({ value }) => value) : [];
    case 'MULTISELECT':
      return held && 'values' in held ? held.values : [];
    case 'NAME':
      return held && 'nameValues' in held ? Object.values(held.nameValues) : [];
    case 'ADDRESS':
      return held && 'addressValues' in held ? Object.values(held.addressValues) : [];
    default:
      return undefined;
  }
}

/** The text that a rule compares: of a simple field, or of one input of a field with several. */
function oneText(source: FormField | undefined, held: FieldValue | undefined, fieldId: number): string {
  if (source === undefined || held === undefined) return '';
  if ('checkboxValues' in held) return held.checkboxValues.find(({ inputId }) => inputId === fieldId)?.value ?? '';
  if ('nameValues' in held && source.type === 'NAME') {
    const input = source.inputs.find(({ id }) => id === fieldId);
    return (input && held.nameValues[input.key]) ?? '';
  }
  if ('addressValues' in held && source.type === 'ADDRESS') {
    const input = source.inputs.find(({ id }) => id === fieldId);
    return (input && held.addressValues[input.key]) ?? '';
  }
  if ('emailValues' in held) return held.emailValues.value;
  const holdsNothing = ['CAPTCHA', 'HTML', 'PAGE', 'SECTION'].includes(source.type);
  if (!('value' in held) || holdsNothing) return '';
  if (source.type === 'CONSENT') return ['', '0'].includes(tidy(held.value)) ? '' : '1';
  if (source.type === 'NUMBER')
    return Number.isNaN(plainNumber(held.value)) ? held.value : `${plainNumber(held.value)}`;
  return held.value;
}

function price(text: string): string {
  const bar = text.indexOf('|');
  return bar < 0 ? text : text.substring(0, bar);
}

function tidy(text: string): string {
  return text
    .replace(/^[ \n\r\t\v\0]+/, '')
    .replace(/[ \n\r\t\v\0]+$/, '')
    .toLowerCase();
}

/** Digits, with commas between thousands if at all, and a fraction; NaN for anything else. */
function plainNumber(text: string): number {
  const [whole = '', fraction = '0', ...more] = tidy(text).replace(/^-/, '').split('.');
  const groups = whole.split(',');
  const isWhole =
    groups.length === 1
      ? /^\d+$/.test(whole)
      : groups.every((group, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group));
  if (more.length > 0 || !isWhole || !/^\d+$/.test(fraction)) return Number.NaN;
  return Number(`${tidy(text).startsWith('-') ? '-' : ''}${groups.join('')}.${fraction}`);
}

function isLooselyEqual(text: string, target: string): boolean {
  const numbers = [text, target].map((each) =>
    /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/.test(each) ? Number(each) : Number.NaN,
  );
  return text === target || numbers[0] === numbers[1];
}

function compare(text: string, operator: ConditionalRule['operator'], target: string): boolean {
  const [left, right] = [text, target].map((each) => plainNumber(each) || 0) as [number, number];
  switch (operator) {
    case 'IS':
      return isLooselyEqual(text, target);
    case 'IS_NOT':
      return !isLooselyEqual(text, target);
    case 'GREATER_THAN':
      return left > right;
    case 'LESS_THAN':
      return left < right;
    case 'CONTAINS':
      return target.length > 0 && text.indexOf(target) >= 0;
    case 'STARTS_WITH':
      return target.length > 0 && text.substring(0, target.length) === target;
    case 'ENDS_WITH':
      return target.length > 0 && text.length >= target.length && text.slice(-target.length) === target;
  }
}
