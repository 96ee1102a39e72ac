import fc from 'fast-check';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { FormOutcome } from '../../blocks/form-outcome/form-outcome.tsx';
import * as components from '../fields/components.ts';
import type { FieldType, FormField } from '../fields/form-field.ts';
import type { FormDefinition } from '../model/form-definition.ts';
import { initialValues } from '../model/initial-values.ts';
import { validateForm } from '../model/validate.ts';
import { aField, aForm } from '../testing/build-form.ts';
import { collectedForm, collectedForms, isThere } from '../testing/collected-forms.ts';
import { formProps } from '../testing/form-html.tsx';
import { generatedForm } from '../testing/generated-forms.ts';
import { LeadForm } from './form.island.tsx';

type Found = ReturnType<typeof DomUtils.getElementsByTagName>;

const { findAll, getElementsByTagName, textContent } = DomUtils;
const isControl = ({ name, attribs }: Found[number]) =>
  name === 'select' || name === 'textarea' || (name === 'input' && attribs.type !== 'hidden');

/** The elements that React renders; a warning fails the test. */
function rendered(element: ReactElement): Found {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const html = renderToString(element);
  expect(complain.mock.calls).toEqual([]);
  complain.mockRestore();
  return getElementsByTagName('*', parseDocument(html).children);
}

/** The accessible name: from its own attribute, a label that refers to it, or a label around it. */
function nameOf(control: Found[number], all: Found): string {
  const { id, 'aria-label': own = '' } = control.attribs;
  const labels = all.filter(
    (label) =>
      label.name === 'label' && (label.attribs.for === id || findAll((each) => each === control, [label]).length > 0),
  );
  return [own, ...labels.map((label) => textContent(label))].join(' ').trim();
}

function hasClass(name: string) {
  return ({ attribs }: Found[number]) => (attribs.class ?? '').split(' ').includes(name);
}

/** Fields with a row of their own, in order. */
function isShown({ type, visibility }: FormField): boolean {
  return type !== 'PAGE' && type !== 'HIDDEN' && visibility !== 'HIDDEN';
}

function expectWhole(form: FormDefinition, all: Found): void {
  const ids = all.flatMap(({ attribs }) => attribs.id ?? []);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  const referred = all.flatMap(({ attribs }) => [
    ...[attribs.for, ...(attribs['aria-describedby'] ?? '').split(' ')].filter(Boolean),
    ...(attribs.href?.startsWith('#') ? [attribs.href.slice(1)] : []),
  ]);
  expect(referred.filter((id = '') => !ids.includes(id))).toEqual([]);
  const shown = form.fields.filter(isShown);
  const rows = all.filter(hasClass('form-field'));
  expect(rows.map(({ attribs }) => attribs['data-type'])).toEqual(shown.map(({ type }) => type));
  rows.forEach((row, at) => {
    const type = shown[at]?.type;
    const controls = findAll(isControl, row.children);
    expect(controls.filter((control) => nameOf(control, all) === '').map(({ attribs }) => attribs)).toEqual([]);
    const isNotice = findAll(hasClass('form-notice'), row.children).some((notice) => textContent(notice).trim());
    // Text, badges and amounts have no controls.
    if (type === 'HTML' || type === 'SECTION' || type === 'CAPTCHA') return;
    if (type === 'SHIPPING' || type === 'TOTAL') {
      expect(textContent(row)).toContain('$');
      return;
    }
    expect({ type, isAnswered: controls.length > 0 || isNotice }).toEqual({ type, isAnswered: true });
  });
}

function expectRendered(form: FormDefinition): void {
  const values = initialValues(form);
  const captcha = { scriptUrl: '/api.js', siteKey: 'key', type: 'CHECKBOX', isThirdParty: true } as const;
  expectWhole(form, rendered(<LeadForm {...formProps(form, { captcha, hasTitle: true, hasDescription: true })} />));

  const errors = validateForm(form, values);
  const everyError = form.fields
    .filter((field) => isShown(field) && field.type !== 'HTML' && field.type !== 'SECTION')
    .map(({ id }) => ({ id, message: '<em>No.</em>' }));
  for (const found of [errors, everyError]) {
    const response = { status: 'invalid', message: 'Look.', errors: found } as const;
    const view = { status: 422, page: '/', response, again: { form, values, token: 't' } };
    const all = rendered(<FormOutcome view={view} />);
    expectWhole(form, all);
    const summary = all.filter(hasClass('form-summary'));
    expect(findAll(({ name }) => name === 'li', summary)).toHaveLength(found.length);
  }
}

test.skipIf(!isThere).each(collectedForms)(
  '%s is rendered whole, empty and with its mistakes, without a warning',
  (file) => {
    expectRendered(collectedForm(file));
  },
);

const types = Object.keys(components) as FieldType[];

test('a form with every type is rendered whole, with required fields and with hidden labels', () => {
  const settings = [{}, { isRequired: true }, { isRequired: true, labelPlacement: 'HIDDEN' }] as const;
  for (const each of settings) expectRendered(aForm(types.map((type, at) => aField(type, at + 1, each))));
});

test('generated forms with rules and pages are rendered whole', () => {
  const forms = fc.sample(generatedForm, { numRuns: 40, seed: 20_261_121 });
  for (const form of forms) expectRendered(form);
}, 30_000);
