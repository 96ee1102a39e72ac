import { expect, test } from 'vitest';
import { convert, measuredNumber } from './convert.ts';
import { measureAt, plainFigures } from './measures.ts';
import { scales, type Unit, unitIn, unitMeasures, unitNamed } from './units.ts';

/** Worked out with fractions of whole numbers and rounded half up: a line for each value, in one or more other units. */
const conversions = {
  flow: `
    1 gpm = 0.063 l/s = 0.23 m3/h
    5 gpm = 0.32 l/s = 1.1 m3/h
    10 gpm = 0.63 l/s = 2.3 m3/h
    12.5 gpm = 0.789 l/s = 2.84 m3/h
    25 gpm = 1.6 l/s = 5.7 m3/h
    60 gpm = 3.8 l/s = 14 m3/h
    100 gpm = 6.31 l/s = 22.7 m3/h
    220 gpm = 13.9 l/s = 50.0 m3/h
    450 gpm = 28.4 l/s = 102 m3/h
    1,100 gpm = 69.40 l/s = 249.8 m3/h
    1,750 gpm = 110.4 l/s = 397.5 m3/h
    2,000 gpm = 126.2 l/s = 454.2 m3/h
    15,000 gpm = 946.35 l/s = 3,406.9 m3/h
    0.5 m³/h = 2.2 gpm = 0.14 l/s
    0.5 l/s = 7.9 gpm = 1.8 m3/h
    3.4 m³/h = 15 gpm = 0.94 l/s
    3.4 l/s = 54 gpm = 12 m3/h
    14 m³/h = 62 gpm = 3.9 l/s
    14 l/s = 220 gpm = 50 m3/h
    28.4 m³/h = 125 gpm = 7.89 l/s
    28.4 l/s = 450 gpm = 102 m3/h
    102 m³/h = 449 gpm = 28.3 l/s
    102 l/s = 1,620 gpm = 367 m3/h
    250 m³/h = 1,100 gpm = 69.4 l/s
    250 l/s = 3,960 gpm = 900 m3/h
    1,000 m³/h = 4,403 gpm = 277.8 l/s
    1,000 l/s = 15,850 gpm = 3,600 m3/h
    90 l/min = 24 gpm
    90 imp gpm = 110 gpm
    1.5 mgd = 1,000 gpm = 240 m3/h
    600 gpm = 500 imp gpm
    250 l/min = 15.0 m3/h
  `,
  length: `
    3 ft = 0.91 m
    9 ft = 2.7 m
    15 ft = 4.6 m
    40 ft = 12 m
    55 ft = 17 m
    92 ft = 28 m
    185 ft = 56.4 m
    300 ft = 91.4 m
    1,250 ft = 381.0 m
    4.5 ft = 1.4 m
    0.9 m = 3.0 ft
    5 m = 16 ft
    12.2 m = 40.0 ft
    16.8 m = 55.1 ft
    60 m = 200 ft
    101.5 m = 333.0 ft
    0.45 in = 11 mm
    1 in = 25 mm
    2.5 in = 64 mm
    3 in = 76 mm
    12 in = 300 mm
    28 in = 710 mm
    52 in = 1,300 mm
    100 in = 2,540 mm
    ½ in = 13 mm
    ¼ in = 6.4 mm
    ⅜ in = 9.53 mm
    2½ in = 64 mm
    1⅝ in = 41.3 mm
    3 1/4 in = 82.6 mm
    2-1/2 in = 64 mm
    1/2 in = 13 mm
    ⅔ in = 16.9 mm
    12⅞ in = 327 mm
    6 mm = 0.24 in
    50 mm = 2.0 in
    63.5 mm = 2.50 in
    711 mm = 28.0 in
    1,321 mm = 52.01 in
    12 mil = 0.30 mm
    30 cm = 12 in
  `,
  pressure: `
    1 psi = 0.069 bar = 6.9 kPa
    14.5 psi = 1.00 bar = 100 kPa
    60 psi = 4.1 bar = 410 kPa
    100 psi = 6.89 bar = 689 kPa
    160 psi = 11.0 bar = 1,100 kPa
    230 psi = 15.9 bar = 1,590 kPa
    3,000 psi = 206.8 bar = 20,680 kPa
    0.5 bar = 7.3 psi = 50 kPa
    1 bar = 15 psi = 100 kPa
    2.5 bar = 36 psi = 250 kPa
    10 bar = 150 psi = 1,000 kPa
    16 bar = 230 psi = 1,600 kPa
    40 bar = 580 psi = 4,000 kPa
    621 kPa = 90.1 psi
    1.6 MPa = 16 bar = 230 psi
    414 kPa = 4.14 bar
  `,
  power: `
    0.5 hp = 0.37 kW
    1 hp = 0.75 kW
    3 hp = 2.2 kW
    5 hp = 3.7 kW
    7.5 hp = 5.6 kW
    10 hp = 7.5 kW
    22.5 hp = 16.8 kW
    40 hp = 30 kW
    60 hp = 45 kW
    125 hp = 93.2 kW
    150 hp = 112 kW
    1/2 hp = 0.37 kW
    ¾ hp = 0.56 kW
    0.75 kW = 1.0 hp
    1.1 kW = 1.5 hp
    5.5 kW = 7.4 hp
    7.5 kW = 10 hp
    11 kW = 15 hp
    45 kW = 60 hp
    110 kW = 148 hp
    10 PS = 7.4 kW = 9.9 hp
    750 W = 1.01 hp = 0.750 kW
  `,
  temperature: `
    -40 °F = -40 degC
    0 °F = -18 degC
    32 °F = 0 degC
    60 °F = 16 degC
    104 °F = 40 degC
    140 °F = 60 degC
    180.5 °F = 82.5 degC
    212 °F = 100 degC
    -4 °F = -20 degC
    -10 °C = 14 degF
    0 °C = 32 degF
    4 °C = 39 degF
    40 °C = 104 degF
    82.5 °C = 180.5 degF
    100 °C = 212 degF
    20 °C = 293 K
    300 K = 27 degC
    68 °F = 293 K
  `,
  temperatureDifference: `
    10 °F = 5.6 K = 5.6 degC
    18 °F = 10 K = 10 degC
    90 °F = 50 K = 50 degC
    5.4 °F = 3.0 K = 3.0 degC
    5 K = 9.0 degF
    5 °C = 9.0 degF
    10 K = 18 degF
    10 °C = 18 degF
    37.5 K = 67.5 degF
    37.5 °C = 67.5 degF
  `,
  mass: `
    265 lb = 120 kg
    470 lb = 213 kg
    2,150 lb = 975.2 kg
    0.5 lb = 0.23 kg
    12.75 lb = 5.783 kg
    1 kg = 2.2 lb
    120 kg = 265 lb
    445.5 kg = 982.2 lb
  `,
  volume: `
    100 gal = 379 l
    300 gal = 1,140 l
    1,050 gal = 3,975 l = 3.975 m3
    379 l = 100 gal
    2.5 m³ = 660 gal
  `,
  velocity: `
    5 ft/s = 1.5 m/s
    3.05 m/s = 10.0 ft/s
    12 ft/s = 3.7 m/s
  `,
} as const;

const listed = Object.entries(conversions).flatMap(([quantity, text]) =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [written = '', ...others] = line.trim().split(' = ');
      return others.map((expected) => [quantity, written, expected] as const);
    }),
);

test('two hundred conversions are listed', () => {
  expect(listed.length).toBeGreaterThanOrEqual(200);
});

test.each(listed)('%s: %s = %s', (quantity, written, expected) => {
  // The keys of the list are quantities, and what stands behind its numbers are units.
  const name = quantity as keyof typeof conversions;
  const to = /\S+ (.+)$/.exec(expected)?.[1] as Unit;
  const value = measureAt(plainFigures(written), 0, name)?.value;
  const found = value && convert(value, to, name);
  expect(found && `${measuredNumber(found, 'en-US')} ${found.unit}`).toBe(expected);
});

test('a value is not converted into a unit of something else', () => {
  expect(convert({ number: 4, digits: 1, unit: 'gpm' }, 'psi')).toBeUndefined();
});

test('the units of a system are units of the same scale', () => {
  for (const { units, ...scale } of Object.values(scales)) {
    const twins: readonly string[] = 'twins' in scale ? scale.twins : [];
    for (const twin of twins) expect(Object.keys(units)).toContain(twin);
  }
  expect([unitIn('gpm', 'si'), unitIn('l/min', 'us'), unitIn('psi', 'european'), unitIn('V', 'si')]).toEqual([
    'l/s',
    'gpm',
    'bar',
    'V',
  ]);
});

test.each([
  ['US GPM', 'flow', 'gpm'],
  ['ft.', 'head', 'ft'],
  ["'", 'head', 'ft'],
  ['″', 'length', 'in'],
  ['m³/h', 'flow', 'm3/h'],
  ['min-1', 'speed', 'rpm'],
  ['gpm', 'head', undefined],
  ['flurbs', 'flow', undefined],
] as const)('%s states a %s in %s', (text, quantity, unit) => {
  expect(unitNamed(text, quantity)).toBe(unit);
  if (unit) expect(unitMeasures(unit, quantity)).toBe(true);
});
