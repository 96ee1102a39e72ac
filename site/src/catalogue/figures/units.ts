import type { Quantity } from '@headwater/brand/figure-shape.ts';

/** The systems that visitors choose from: Europe orders in m³/h and bar, which are no units of the SI. */
export const unitSystems = ['us', 'si', 'european'] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** Foot, inch and pound: international yard and pound agreement, 1959 (NIST SP 811, appendix B). */
const foot = 0.3048;
const inch = 0.0254;
const pound = 0.45359237;
/** US gallon: 231 cubic inches (NIST Handbook 44, appendix C). Imperial: UK Units of Measurement Regulations 1995. */
const gallon = 231 * inch ** 3;
const imperialGallon = 4.54609e-3;
/** Standard gravity: 3rd General Conference on Weights and Measures, 1901. */
const gravity = 9.80665;
/** 550 foot pounds-force per second; the metric one is 75 kilogram-force meters per second (NIST SP 811, B.8). */
const horsepower = 550 * foot * pound * gravity;
const metricHorsepower = 75 * gravity;
/** Pound-force per square inch. */
const psi = (pound * gravity) / inch ** 2;

/** One unit: how many of the SI's own units it is, and its code in UN/CEFACT Recommendation 20, if it has one. */
interface UnitOfMeasure {
  factor: number;
  code?: string;
  /** The first is how pages write it; between bars, in any case. */
  spellings: string;
  /** Its zero, counted from the SI's zero, for temperatures. */
  zero?: number;
}

/** Units that turn into each other have the same `si`; `twins` are what US, SI and European readers expect. */
interface Scale {
  si: string;
  twins?: readonly [us: string, si: string, european: string];
  units: Readonly<Record<string, UnitOfMeasure>>;
}

export const scales = {
  flow: {
    si: 'm3/s',
    twins: ['gpm', 'l/s', 'm3/h'],
    units: {
      gpm: { factor: gallon / 60, code: 'G2', spellings: 'gpm|usgpm|us gpm|gal/min|us gal/min|gallons per minute' },
      'imp gpm': { factor: imperialGallon / 60, code: 'G3', spellings: 'imp gpm|igpm|imperial gpm' },
      mgd: { factor: (1e6 * gallon) / 86400, spellings: 'mgd' },
      'l/s': { factor: 1e-3, code: 'G51', spellings: 'l/s|lps|l/sec|liters per second|litres per second' },
      'l/min': { factor: 1e-3 / 60, code: 'L2', spellings: 'l/min|lpm' },
      'm3/h': { factor: 1 / 3600, code: 'MQH', spellings: 'm³/h|m3/h|m³/hr|m3/hr|cmh|cbm/h' },
    },
  },
  length: {
    si: 'm',
    twins: ['ft', 'm', 'm'],
    units: {
      ft: { factor: foot, code: 'FOT', spellings: "ft|'|′|’|feet|foot" },
      m: { factor: 1, code: 'MTR', spellings: 'm|meter|meters|metre|metres' },
    },
  },
  size: {
    si: 'm',
    twins: ['in', 'mm', 'mm'],
    units: {
      in: { factor: inch, code: 'INH', spellings: "in|\"|″|”|''|inch|inches" },
      mil: { factor: inch / 1000, code: 'TH', spellings: 'mil|mils' },
      cm: { factor: 0.01, code: 'CMT', spellings: 'cm' },
      mm: { factor: 0.001, code: 'MMT', spellings: 'mm' },
    },
  },
  pressure: {
    si: 'Pa',
    twins: ['psi', 'kPa', 'bar'],
    units: {
      psi: { factor: psi, code: 'PS', spellings: 'psi|psig' },
      kPa: { factor: 1e3, code: 'KPA', spellings: 'kPa' },
      MPa: { factor: 1e6, code: 'MPA', spellings: 'MPa' },
      bar: { factor: 1e5, code: 'BAR', spellings: 'bar|barg' },
    },
  },
  power: {
    si: 'W',
    twins: ['hp', 'kW', 'kW'],
    units: {
      hp: { factor: horsepower, code: 'BHP', spellings: 'hp|bhp|horsepower' },
      PS: { factor: metricHorsepower, code: 'HJ', spellings: 'PS|cv' },
      kW: { factor: 1e3, code: 'KWT', spellings: 'kW' },
      W: { factor: 1, code: 'WTT', spellings: 'W|watt|watts' },
    },
  },
  temperature: {
    si: 'K',
    twins: ['degF', 'degC', 'degC'],
    units: {
      degF: { factor: 5 / 9, zero: (459.67 * 5) / 9, code: 'FAH', spellings: '°F|℉|deg f|f' },
      degC: { factor: 1, zero: 273.15, code: 'CEL', spellings: '°C|℃|deg c|c' },
      K: { factor: 1, zero: 0, code: 'KEL', spellings: 'K|kelvin' },
    },
  },
  mass: {
    si: 'kg',
    twins: ['lb', 'kg', 'kg'],
    units: {
      lb: { factor: pound, code: 'LBR', spellings: 'lb|lbs|pounds' },
      kg: { factor: 1, code: 'KGM', spellings: 'kg' },
    },
  },
  volume: {
    si: 'm3',
    twins: ['gal', 'l', 'l'],
    units: {
      gal: { factor: gallon, code: 'GLL', spellings: 'gal|us gal|gallons|gallon' },
      l: { factor: 1e-3, code: 'LTR', spellings: 'l|liter|liters|litre|litres' },
      m3: { factor: 1, code: 'MTQ', spellings: 'm³|m3|cbm' },
    },
  },
  velocity: {
    si: 'm/s',
    twins: ['ft/s', 'm/s', 'm/s'],
    units: {
      'ft/s': { factor: foot, code: 'FS', spellings: 'ft/s|fps|ft/sec' },
      'm/s': { factor: 1, code: 'MTS', spellings: 'm/s|m/sec' },
    },
  },
  rotation: { si: '1/s', units: { rpm: { factor: 1 / 60, code: 'RPM', spellings: 'rpm|r/min|1/min|min-1|u/min' } } },
  ratio: { si: '1', units: { '%': { factor: 0.01, code: 'P1', spellings: '%|percent' } } },
  voltage: { si: 'V', units: { V: { factor: 1, code: 'VLT', spellings: 'V|volt|volts|vac' } } },
  current: { si: 'A', units: { A: { factor: 1, code: 'AMP', spellings: 'A|amp|amps|amperes' } } },
  frequency: { si: 'Hz', units: { Hz: { factor: 1, code: 'HTZ', spellings: 'Hz' } } },
  viscosity: { si: 'Pa s', units: { cP: { factor: 1e-3, code: 'C7', spellings: 'cP|cps|mPa·s|mPa s' } } },
  sound: { si: 'dB', units: { dB: { factor: 1, code: '2N', spellings: 'dB(A)|dba|db' } } },
  time: {
    si: 's',
    units: {
      s: { factor: 1, code: 'SEC', spellings: 's|sec|seconds' },
      min: { factor: 60, code: 'MIN', spellings: 'min|minutes' },
      h: { factor: 3600, code: 'HUR', spellings: 'h|hr|hours' },
    },
  },
} as const satisfies Record<string, Scale>;

type ScaleName = keyof typeof scales;
export type Unit = { [Name in ScaleName]: keyof (typeof scales)[Name]['units'] }[ScaleName];

/** A measured number as it was written: `2½ in` is 2.5 with two figures. */
export interface Measured {
  number: number;
  /** Absent for a bare number. */
  unit: Unit | undefined;
  /** Significant figures: `450` has three. */
  digits: number;
}

/** Scales whose units may state a quantity. */
const scalesOf = {
  flow: ['flow'],
  head: ['length'],
  length: ['length', 'size'],
  pressure: ['pressure'],
  power: ['power'],
  temperature: ['temperature'],
  temperatureDifference: ['temperature'],
  mass: ['mass'],
  volume: ['volume'],
  velocity: ['velocity'],
  speed: ['rotation'],
  ratio: ['ratio'],
  voltage: ['voltage'],
  current: ['current'],
  frequency: ['frequency'],
  viscosity: ['viscosity'],
  sound: ['sound'],
  time: ['time'],
} as const satisfies Record<Quantity, readonly ScaleName[]>;

interface KnownUnit extends UnitOfMeasure {
  scale: ScaleName;
  /** Units with the same one turn into each other. */
  si: string;
}

// The keys of the scales' units are what `Unit` is made of; `Object.entries` widens them to strings.
const known = new Map(
  Object.entries<Scale>(scales).flatMap(([scale, { si, units }]) =>
    Object.entries(units).map(([unit, its]) => [unit as Unit, { ...its, si, scale: scale as ScaleName }] as const),
  ),
);

export const allUnits: readonly Unit[] = [...known.keys()];

export function unit(name: Unit): KnownUnit {
  const found = known.get(name);
  if (!found) throw new Error(`There is no unit ${name}.`);
  return found;
}

const spellings = new Map<string, Unit[]>();
for (const [name, its] of known) {
  for (const spelling of its.spellings.split('|')) {
    const key = spelling.toLowerCase();
    spellings.set(key, [...(spellings.get(key) ?? []), name]);
  }
}
/** Characters of the longest spelling: a longer text names no unit. */
export const longestSpelling = Math.max(...[...spellings.keys()].map((spelling) => spelling.length));

/** The unit that a text such as `US GPM`, `°F` or `in.` names, of those that can state the quantity. */
export function unitNamed(text: string, quantity?: Quantity): Unit | undefined {
  const key = text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim().replace(/\.$/, '');
  return spellings.get(key)?.find((name) => !quantity || unitMeasures(name, quantity));
}

/** Whether a quantity can be stated in a unit. */
export function unitMeasures(name: Unit, quantity: Quantity): boolean {
  const scaleNames: readonly ScaleName[] = scalesOf[quantity];
  return scaleNames.includes(unit(name).scale);
}

/** As pages write it: `m³/h`. */
export function unitLabel(name: Unit): string {
  return unit(name).spellings.split('|')[0] ?? name;
}

/** What readers of a system expect in place of a unit: `gpm` turns into `l/s` or `m3/h`, `V` stays. */
export function unitIn(name: Unit, system: UnitSystem): Unit {
  const scale: Scale = scales[unit(name).scale];
  // The twins of a scale are among its own units, which a test checks.
  return (scale.twins?.[unitSystems.indexOf(system)] ?? name) as Unit;
}
