import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { shaftHp, specificSpeed, velocityFtPerS } from './hydraulics.ts';
import type { ProductFamily, ProductFigures, SeedProduct } from './product-model.ts';

const measured = catalogue.products.flatMap((product) =>
  product.figures ? [{ ...product, figures: product.figures }] : [],
);

/** The number that a specification row starts with. */
function figure({ specifications }: SeedProduct, label: string): number | undefined {
  const found = specifications.find((row) => row.label === label);
  return found && Number.parseFloat(found.us.replaceAll(',', ''));
}

function requiredHp(product: SeedProduct & { figures: ProductFigures }): number {
  const { flowGpm, headFt } = product.figures;
  const efficiency = (figure(product, 'Efficiency at rated point') ?? Number.NaN) / 100;
  return shaftHp(flowGpm, headFt, efficiency, figure(product, 'Specific gravity, rated') ?? 1);
}

test('most products have figures', () => {
  expect(measured.length).toBeGreaterThan(20);
});

test('many products state the shaft power that their figures need', () => {
  const stated = measured.filter((product) => figure(product, 'Shaft power at rated point') !== undefined);
  expect(stated.length).toBeGreaterThan(10);
});

test('the figures of a pump need 60 to 93 percent of the power of its motor', () => {
  for (const product of measured) {
    const share = requiredHp(product) / product.figures.powerHp;
    expect(share, product.code).toBeLessThanOrEqual(0.93);
    expect(share, product.code).toBeGreaterThanOrEqual(0.6);
  }
});

test('the shaft power in the table is the one that the figures give', () => {
  for (const product of measured) {
    const stated = figure(product, 'Shaft power at rated point');
    if (stated !== undefined) expect(Math.abs(stated - requiredHp(product)) / stated, product.code).toBeLessThan(0.01);
  }
});

test('the curve falls from shut-off head through the rated point to the largest flow', () => {
  for (const { code, figures } of measured) {
    expect(figures.headMaxFt / figures.headFt, code).toBeGreaterThan(1.12);
    expect(figures.headMaxFt / figures.headFt, code).toBeLessThan(1.8);
    expect(figures.flowMaxGpm / figures.flowGpm, code).toBeGreaterThan(1.25);
    expect(figures.flowMaxGpm / figures.flowGpm, code).toBeLessThan(2);
  }
});

test('water leaves the discharge at a speed that a real pump has', () => {
  for (const { code, figures } of measured) {
    const speed = velocityFtPerS(figures.flowGpm, figures.dischargeIn);
    expect(speed, code).toBeGreaterThan(3);
    expect(speed, code).toBeLessThan(17);
  }
});

test('the specific speed of each stage is that of a radial or mixed-flow impeller', () => {
  const stagesOfBooster = 4;
  for (const { code, family, figures } of measured) {
    const stages = family === 'vertical-turbine' ? Number(code.at(-1)) : family === 'booster-set' ? stagesOfBooster : 1;
    const speed = specificSpeed(figures.speedRpm, figures.flowGpm, figures.headFt / stages);
    expect(speed, code).toBeGreaterThan(600);
    expect(speed, code).toBeLessThan(6000);
  }
});

test('solids that pass the impeller also pass the discharge', () => {
  for (const { code, figures } of measured) expect(figures.solidsIn ?? 0, code).toBeLessThan(figures.dischargeIn);
});

test('larger models of a family have larger figures throughout', () => {
  const families = Map.groupBy(
    measured.filter(({ materials }) => materials),
    ({ family }): ProductFamily => family,
  );
  for (const [family, products] of families) {
    for (const key of ['flowGpm', 'weightLb', 'powerHp', 'dischargeIn'] as const) {
      const values = products.map(({ figures }) => figures[key]);
      expect(values, `${family} ${key}`).toEqual(values.toSorted((left, right) => left - right));
    }
  }
});

test('a model code states the figures that its family encodes', () => {
  const readings: Partial<Record<ProductFamily, (figures: ProductFigures) => string>> = {
    'submersible-non-clog': ({ dischargeIn, headFt }) => `SN-${dischargeIn}${String(headFt).padStart(3, '0')}`,
    'self-priming': ({ dischargeIn, headFt }) => `SP-${dischargeIn}${String(headFt).padStart(3, '0')}`,
    'split-case': ({ dischargeIn, headFt }) => `SC-${dischargeIn}${String(headFt).padStart(3, '0')}`,
    slurry: ({ dischargeIn, headFt }) => `SL-${dischargeIn}${String(headFt).padStart(3, '0')}`,
    grinder: ({ powerHp }) => `GR-${powerHp * 100}`,
  };
  for (const { code, family, figures } of measured) {
    const reading = readings[family];
    if (reading) expect(code).toBe(reading(figures));
  }
});
