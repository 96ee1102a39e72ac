/** What a drawing knows of its product: real figures, and choices that depend on the model code alone. */
import type { ProductFamily, ProductFigures, SeedProduct } from '../../content/product-model.ts';

export interface Spec {
  code: string;
  family: ProductFamily;
  figures: ProductFigures;
  /** Impellers in series in one pump. */
  stages: number;
  /** Pumps side by side in one set. */
  pumps: number;
  /** Efficiency at the best-efficiency point, 0 to 1. */
  efficiency: number;
  /** Density of what is pumped, relative to water. */
  gravity: number;
  /** Impeller diameter in inches, from shut-off head per stage and speed. */
  impellerIn: number;
  /** Diameter of a motor of this power and speed, inches. */
  motorIn: number;
  /** The first number of the published specification with such a label, in the row's own unit. */
  published: (label: RegExp) => number | undefined;
  /** The same number between two bounds for the same code and purpose. */
  between: (purpose: string, low: number, high: number) => number;
  /** The same whole number between two bounds, both included, for the same code and purpose. */
  whole: (purpose: string, low: number, high: number) => number;
}

/** Proportions of a product whose figures are not published. */
const unpublished: ProductFigures = {
  flowGpm: 300,
  flowMaxGpm: 560,
  headFt: 60,
  headMaxFt: 88,
  powerHp: 7.5,
  dischargeIn: 4,
  solidsIn: 2.5,
  speedRpm: 1750,
  weightLb: 380,
  heightIn: 36,
};

/** A number from 0 to 1 that depends on the text alone (FNV-1a). */
function fraction(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 0x1_0000_0000;
}

/** Stages that a family's usual head per stage, ft, would take. */
const headPerStage: Partial<Record<ProductFamily, number>> = { 'vertical-turbine': 48, 'booster-set': 63 };

type Described = Pick<SeedProduct, 'code' | 'family' | 'figures'> & Partial<Pick<SeedProduct, 'specifications'>>;

/** The first number of the specification row with such a label, or undefined. */
function published({ specifications = [] }: Described, label: RegExp): number | undefined {
  const value = specifications.find((row) => label.test(row.label))?.us.match(/\d+(\.\d+)?/)?.[0];
  return value === undefined ? undefined : Number(value);
}

/** What a model code says of its arrangement: `VT-1203` has 3 bowls, `BS-3600` has 3 pumps. */
function coded(code: string, pattern: RegExp): number | undefined {
  const digits = code.match(pattern)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

export function makeSpec(product: Described): Spec {
  const figures = product.figures ?? unpublished;
  const between = (purpose: string, low: number, high: number): number =>
    low + (high - low) * fraction(`${product.code}/${purpose}`);
  const whole = (purpose: string, low: number, high: number): number =>
    Math.min(high, Math.floor(between(purpose, low, high + 1)));
  const perStage = headPerStage[product.family];
  const stages =
    published(product, /^(number of )?stages/i) ??
    coded(product.code, /^VT-\d+(\d\d)/) ??
    (perStage ? Math.ceil(figures.headMaxFt / perStage) : 1);
  const several = published(product, /^(number of )?pumps|pumps in/i);
  const pumps =
    product.family === 'booster-set' ? (several ?? coded(product.code, /^BS-([2-6])\d{3}/) ?? whole('pumps', 2, 4)) : 1;
  const gravity = published(product, /specific gravity/i) ?? 1;
  const hydraulic = (figures.flowGpm * figures.headFt * gravity) / 3960;
  const percent = published(product, /^efficiency/i);
  return {
    code: product.code,
    family: product.family,
    figures,
    stages,
    pumps,
    gravity,
    efficiency: clamp(percent === undefined ? hydraulic / (figures.powerHp * 0.82) : percent / 100, 0.2, 0.88),
    impellerIn: (1840 * Math.sqrt(figures.headMaxFt / stages)) / figures.speedRpm,
    motorIn: 5.6 * Math.cbrt((figures.powerHp * 1750) / (figures.speedRpm * pumps)),
    published: (label) => published(product, label),
    between,
    whole,
  };
}

/** The submersible pump that a packaged station carries. */
export function makePump(station: Spec): Spec {
  const heightIn = 26 + station.figures.dischargeIn * 3;
  return { ...station, figures: { ...station.figures, heightIn } };
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
