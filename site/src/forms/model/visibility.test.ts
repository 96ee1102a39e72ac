import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ConditionalLogic } from '../fields/shared/conditional-logic.ts';
import { countryRules } from '../server/definition/country-rules.ts';
import { aField, aForm } from '../testing/build-form.ts';
import { type GeneratedCase, generatedCase } from '../testing/generated-forms.ts';
import { VisibilityOracle } from '../testing/visibility-oracle.ts';
import { visibility } from './visibility.ts';

/** Fields on which engine and oracle disagree. */
function wrongFields({ form, values }: GeneratedCase): number[] {
  const engine = visibility(form, values);
  const oracle = new VisibilityOracle(form, values);
  const ids = form.fields.map(({ id }) => id);
  if (!oracle.hasCircle()) return ids.filter((id) => engine.isVisible(id) !== oracle.isVisible(id));
  const settled = oracle.settled();
  if (settled) return ids.filter((id) => engine.isVisible(id) !== settled.has(id));
  // Rules in a circle that contradict each other: its fields may be visible, and the rest must be consistent.
  return ids
    .filter((id) => !engine.isVisible(id) || !oracle.isInCircle(id))
    .filter((id) => engine.isVisible(id) !== oracle.isShownGiven(id, engine.isVisible));
}

/** Pages and buttons on which engine and oracle disagree. */
function wrongButtons({ form, values }: GeneratedCase): string[] {
  const engine = visibility(form, values);
  const oracle = new VisibilityOracle(form, values);
  const isShown = (logic: ConditionalLogic | null) => logic === null || oracle.shows(logic, engine.isVisible);
  const pages = form.pages.filter(
    ({ number, fieldId, nextButton }) =>
      engine.isPageVisible(number) !== (fieldId === null || engine.isVisible(fieldId)) ||
      engine.isNextVisible(number) !== (nextButton !== null && isShown(nextButton.conditionalLogic)),
  );
  const submit = engine.submitVisible === isShown(form.submitButton.conditionalLogic) ? [] : ['submit'];
  return [...pages.map(({ number }) => `page ${number}`), ...submit];
}

function agree(parameters: fc.Parameters<[GeneratedCase]>): void {
  fc.assert(
    fc.property(generatedCase, (generated) => {
      expect([...wrongFields(generated), ...wrongButtons(generated)]).toEqual([]);
    }),
    parameters,
  );
}

test('engine and oracle agree on 20,000 generated forms', { timeout: 120_000 }, () => {
  agree({ numRuns: 20_000, seed: 20_261_121 });
});

test('engine and oracle agree on forms from a new random seed', { timeout: 60_000 }, () => {
  const seed = Date.now() % 2 ** 31;
  console.info(`Conditional logic: generated with seed ${seed}.`);
  agree({ numRuns: 2_000, seed });
});

test('the generated forms cover every kind of rule', () => {
  const cases = fc.sample(generatedCase, { numRuns: 2_000, seed: 1 });
  const oracles = cases.map(({ form, values }) => new VisibilityOracle(form, values));
  const circles = oracles.filter((oracle) => oracle.hasCircle());
  const hiding = cases.filter(({ form, values }) =>
    form.fields.some(({ id }) => !visibility(form, values).isVisible(id)),
  );
  expect(circles.length).toBeGreaterThan(200);
  expect(circles.filter((oracle) => !oracle.settled()).length).toBeGreaterThan(20);
  expect(cases.length - circles.length).toBeGreaterThan(200);
  expect(hiding.length).toBeGreaterThan(500);
});

test('rules match the implied country of an address, by the name that editors write, once the address has a value', () => {
  const address = aField('ADDRESS', 5, { impliedCountry: { inputId: 5.6, code: 'US' } });
  const rules = [{ fieldId: 5.6, operator: 'IS' as const, value: 'United States' }];
  const logic = { actionType: 'SHOW' as const, logicType: 'ALL' as const, rules };
  const text = countryRules([address])(aField('TEXT', 6, { conditionalLogic: logic }));
  const form = aForm([address, text]);
  const isShown = (street: string) => visibility(form, [{ id: 5, addressValues: { street } }]).isVisible(6);
  expect(isShown('1 Alder Creek Road')).toBe(true);
  expect(isShown('')).toBe(false);
});
