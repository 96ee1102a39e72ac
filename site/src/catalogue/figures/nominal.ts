/** Nominal pipe sizes in inches and their DN (ASME B36.10M, ISO 6708): translated by table, never computed. */
const sizes: readonly (readonly [inches: number, dn: number])[] = [
  [0.125, 6],
  [0.25, 8],
  [0.375, 10],
  [0.5, 15],
  [0.75, 20],
  [1, 25],
  [1.25, 32],
  [1.5, 40],
  [2, 50],
  [2.5, 65],
  [3, 80],
  [3.5, 90],
  [4, 100],
  [5, 125],
  [6, 150],
  [8, 200],
  [10, 250],
  [12, 300],
  [14, 350],
  [16, 400],
  [18, 450],
  [20, 500],
  [22, 550],
  [24, 600],
  [26, 650],
  [28, 700],
  [30, 750],
  [32, 800],
  [34, 850],
  [36, 900],
  [40, 1000],
  [42, 1050],
  [44, 1100],
  [48, 1200],
  [54, 1350],
  [60, 1500],
  [72, 1800],
];

export interface NominalSize {
  inches: number;
  dn: number;
}

export function nominalOfInches(inches: number): NominalSize | undefined {
  const found = sizes.find((size) => size[0] === inches);
  return found && { inches: found[0], dn: found[1] };
}

export function nominalOfDn(dn: number): NominalSize | undefined {
  const found = sizes.find((size) => size[1] === dn);
  return found && { inches: found[0], dn: found[1] };
}
