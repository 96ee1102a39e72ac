/**
 * US figures and their metric twins, as the specification tables print them. Metric values are
 * always worked out here from the US ones, so the two columns cannot disagree.
 */

/**
 * Heads of a table of figures. US customary units, not imperial ones: an imperial gallon holds a fifth more.
 */
export const figureColumns = ['Figure', 'US', 'Metric'] as const;

/** Both columns of one figure. */
export interface Measure {
  us: string;
  metric: string;
}

const litresPerSecondPerGpm = 0.0630902;
const metresPerFoot = 0.3048;
const kilowattsPerHp = 0.7457;
const millimetresPerInch = 25.4;
const kilogramsPerPound = 0.45359237;
const kilopascalsPerPsi = 6.894757;
const litresPerGallon = 3.785412;

/** Groups thousands as an American reader expects: `2,150`. */
export function thousands(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** Rounds to three significant figures, but never below whole units: 13.88 → 13.9, 1523.4 → 1523. */
function threeFigures(value: number): string {
  return value >= 100 ? thousands(Math.round(value)) : String(Number(value.toPrecision(3)));
}

const eighths = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'] as const;

/** Inches as stamped on a flange: 2.5 → `2½`, 0.45 → `0.45` (not a whole eighth). */
export function inches(value: number): string {
  const parts = value * 8;
  if (!Number.isInteger(parts)) return String(value);
  const whole = Math.floor(value);
  const fraction = eighths[parts % 8] ?? '';
  return whole === 0 && fraction ? fraction : `${whole}${fraction}`;
}

/** Flow, US gallons per minute. */
export const flow = (gpm: number): Measure => ({
  us: `${thousands(gpm)} gpm`,
  metric: `${threeFigures(gpm * litresPerSecondPerGpm)} l/s`,
});

/** Head or any length along the water, feet. */
export const feet = (ft: number): Measure => ({
  us: `${thousands(ft)} ft`,
  metric: `${threeFigures(ft * metresPerFoot)} m`,
});

/** Power, horsepower. */
export const power = (hp: number): Measure => ({
  us: `${hp} hp`,
  metric: `${threeFigures(hp * kilowattsPerHp)} kW`,
});

/** A part's size, inches. */
export const length = (inch: number): Measure => ({
  us: `${inches(inch)} in`,
  metric: `${thousands(Math.round(inch * millimetresPerInch))} mm`,
});

/** Mass, pounds. */
export const mass = (lb: number): Measure => ({
  us: `${thousands(lb)} lb`,
  metric: `${thousands(Math.round(lb * kilogramsPerPound))} kg`,
});

/** Pressure, pounds per square inch. */
export const pressure = (psi: number): Measure => ({
  us: `${psi} psi`,
  metric: `${thousands(Math.round(psi * kilopascalsPerPsi))} kPa`,
});

/** Temperature, degrees Fahrenheit. */
export const temperature = (fahrenheit: number): Measure => ({
  us: `${fahrenheit} °F`,
  metric: `${Math.round(((fahrenheit - 32) * 5) / 9)} °C`,
});

/** Volume, US gallons. */
export const volume = (gallons: number): Measure => ({
  us: `${thousands(gallons)} gal`,
  metric: `${thousands(Math.round(gallons * litresPerGallon))} l`,
});
