import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { feet, flow, inches, length, mass, power, pressure, temperature, thousands, volume } from './units.ts';

test.each([
  ['flow', flow(1100), '1,100 gpm', '69.4 l/s'],
  ['large flow', flow(3900), '3,900 gpm', '246 l/s'],
  ['head', feet(55), '55 ft', '16.8 m'],
  ['power', power(7.5), '7.5 hp', '5.59 kW'],
  ['length', length(2.5), '2½ in', '64 mm'],
  ['long length', length(252), '252 in', '6,401 mm'],
  ['mass', mass(2150), '2,150 lb', '975 kg'],
  ['pressure', pressure(75), '75 psi', '517 kPa'],
  ['temperature', temperature(104), '104 °F', '40 °C'],
  ['volume', volume(1050), '1,050 gal', '3,975 l'],
])('a %s is written in both systems of units', (_quantity, measure, us, metric) => {
  expect(measure).toEqual({ us, metric });
});

test('inches are written in eighths where they are eighths', () => {
  expect([0.25, 0.375, 1.25, 3, 0.45].map(inches)).toEqual(['¼', '⅜', '1¼', '3', '0.45']);
});

test('thousands are grouped by commas', () => {
  expect([950, 1100, 15400].map(thousands)).toEqual(['950', '1,100', '15,400']);
});

const eighth = { '⅛': 0.125, '¼': 0.25, '⅜': 0.375, '½': 0.5, '⅝': 0.625, '¾': 0.75, '⅞': 0.875 };
const perUnit: Record<string, [metric: string, factor: number]> = {
  gpm: ['l/s', 0.06309],
  ft: ['m', 0.3048],
  hp: ['kW', 0.7457],
  in: ['mm', 25.4],
  lb: ['kg', 0.4536],
  psi: ['kPa', 6.8948],
  gal: ['l', 3.7854],
};

/** Reads `2½ in` or `1,100 gpm` back, independently of the code that wrote it. */
function read(text: string): { value: number; unit: string } {
  const [, digits = '', fraction = '', unit = ''] = /^([\d,.]*)([⅛¼⅜½⅝¾⅞]?) (.+)$/.exec(text) ?? [];
  const part = Object.entries(eighth).find(([sign]) => sign === fraction)?.[1] ?? 0;
  return { value: Number(digits.replaceAll(',', '')) + part, unit };
}

test('every metric figure in the catalogue is its US twin within rounding', () => {
  const rows = catalogue.products.flatMap(({ specifications }) => specifications);
  const pairs = rows.flatMap(({ us, metric }) => (metric === undefined ? [] : [{ us, metric }]));
  expect(pairs.length).toBeGreaterThan(400);
  for (const { us, metric } of pairs) {
    const from = read(us);
    const to = read(metric);
    if (from.unit === '°F') expect(to.value, us).toBeCloseTo(((from.value - 32) * 5) / 9, 0);
    else {
      const [unit, factor] = perUnit[from.unit] ?? [];
      expect(to.unit, us).toBe(unit);
      expect(Math.abs(to.value - from.value * (factor ?? 0)), us).toBeLessThanOrEqual(Math.max(0.52, to.value * 0.006));
    }
  }
});
