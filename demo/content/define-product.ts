import { bullets, paragraphs } from './html.ts';
import { fullLoadAmps, shaftHp } from './hydraulics.ts';
import type { ProductFamily, SeedProduct, SpecificationRow } from './product-model.ts';
import type { FamilySheet, Motors, ProductSheet } from './product-sheet.ts';
import { feet, flow, length, type Measure, mass, power, pressure, temperature, thousands } from './units.ts';

const row = (label: string, measure: Measure): SpecificationRow => ({ label, ...measure });

function motorRows({ running, eachHp, phases, serviceFactor }: Motors): SpecificationRow[] {
  const several = running > 1 ? ', each pump' : '';
  const supply = phases === 1 ? '230 V, 1-phase, 60 Hz' : '230/460 V, 3-phase, 60 Hz';
  const volts = phases === 1 ? 230 : 460;
  return [
    { label: 'Power supply', us: eachHp > 75 ? supply.replace('230/', '') : supply },
    {
      label: `Full-load current${several}`,
      us: `${fullLoadAmps(eachHp, phases)} A at ${volts} V, service factor ${serviceFactor.toFixed(2)}`,
    },
  ];
}

function specificationRows(sheet: ProductSheet, family: FamilySheet): SpecificationRow[] {
  const { figures, efficiency } = sheet;
  const gravity = family.specificGravity ?? 1;
  const shaft = shaftHp(figures.flowGpm, figures.headFt, efficiency, gravity);
  return [
    row('Flow', flow(figures.flowGpm)),
    row('Head', feet(figures.headFt)),
    row('Power', power(figures.powerHp)),
    row('Discharge', length(figures.dischargeIn)),
    ...(figures.solidsIn === undefined ? [] : [row('Solids passage', length(figures.solidsIn))]),
    row('Largest flow', flow(figures.flowMaxGpm)),
    row('Shut-off head', feet(figures.headMaxFt)),
    { label: 'Efficiency at rated point', us: `${Math.round(efficiency * 100)}%` },
    row('Shaft power at rated point', power(Number(shaft.toPrecision(3)))),
    ...(gravity === 1 ? [] : [{ label: 'Specific gravity, rated', us: gravity.toFixed(2) }]),
    { label: 'Speed', us: `${thousands(figures.speedRpm)} rpm` },
    ...motorRows(sheet.motors),
    row('Casing pressure', pressure(sheet.casingPsi)),
    row('Liquid temperature, at most', temperature(family.maxTemperatureF)),
    ...(sheet.specifications ?? []),
    ...family.specifications,
    row('Overall height', length(figures.heightIn)),
    row('Weight', mass(figures.weightLb)),
  ];
}

/** Builds a catalogue product out of its own sheet and its family's. */
export function defineProduct(family: ProductFamily, familySheet: FamilySheet, sheet: ProductSheet): SeedProduct {
  return {
    code: sheet.code,
    family,
    slug: sheet.code.toLowerCase(),
    title: `${sheet.code} ${familySheet.noun}`,
    teaser: sheet.teaser,
    description: paragraphs(sheet.description),
    features: bullets([...sheet.features, ...familySheet.features]),
    applications: bullets(sheet.applications),
    markets: bullets(sheet.markets ?? familySheet.markets),
    ...(sheet.isFilmed ? { isFilmed: true as const } : {}),
    figures: sheet.figures,
    specifications: specificationRows(sheet, familySheet),
    materials: [...familySheet.materials],
    partsBreakoutText: familySheet.partsBreakoutText,
    callouts: [...familySheet.callouts],
    documents: ['brochure', 'dataSheet', 'manual'],
    images: sheet.images ?? ['exterior', 'section', 'dimensions', 'curve', 'installation', 'impeller'],
  };
}
