import { expect, test } from 'vitest';
import { catalogue } from '../../../content/catalogue.ts';
import { pumpCurve } from '../../../content/hydraulics.ts';
import { makeSpec } from '../spec.ts';

const spec = makeSpec({
  code: 'SN-4055',
  family: 'submersible-non-clog',
  figures: {
    flowGpm: 450,
    flowMaxGpm: 800,
    headFt: 55,
    headMaxFt: 82,
    powerHp: 10,
    dischargeIn: 4,
    speedRpm: 1750,
    weightLb: 470,
    heightIn: 38,
  },
  specifications: [{ label: 'Efficiency at rated point', us: '69 %' }],
});
const curve = pumpCurve(spec);

test('the head curve passes through shut-off head to the best-efficiency point', () => {
  expect(curve.head(0)).toBeCloseTo(82);
  expect(curve.head(450)).toBeCloseTo(55);
});

test('the efficiency peaks at the published value and flow', () => {
  expect(curve.efficiency(450)).toBeCloseTo(0.69);
  expect(curve.efficiency(400)).toBeLessThan(0.69);
  expect(curve.efficiency(500)).toBeLessThan(0.69);
});

test('the power at the rated point is the hydraulic power divided by the efficiency', () => {
  expect(curve.power(450)).toBeCloseTo((450 * 55) / 3960 / 0.69);
});

test('the head is above zero at the largest flow', () => {
  expect(curve.head(800)).toBeGreaterThan(0);
});

/** What NEMA motors of this size may be loaded with for a while. */
const SERVICE_FACTOR = 1.15;

test.each(catalogue.products.filter(({ figures }) => figures))(
  'the power curve of the $code stays within the service factor of its motor',
  (product) => {
    const drawn = makeSpec(product);
    const { power } = pumpCurve(drawn);
    const { flowMaxGpm, powerHp } = drawn.figures;
    const flows = Array.from({ length: 40 }, (_, step) => (flowMaxGpm * (step + 1)) / 40);
    expect(Math.max(...flows.map(power))).toBeLessThanOrEqual(powerHp * SERVICE_FACTOR);
  },
);
