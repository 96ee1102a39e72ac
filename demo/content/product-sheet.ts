/**
 * The compact form in which one product is written down. `defineProduct` works out everything that
 * follows from it: metric values, shaft power, currents, tables.
 */
import type { Html } from '@headwater/cms/starting-content/model.ts';
import type { ProductFigures, ProductView, SpecificationRow } from './product-model.ts';

export interface Motors {
  /** How many run at the rated flow; packages and sets have several. */
  running: number;
  /** Rating of one, horsepower. */
  eachHp: number;
  phases: 1 | 3;
  serviceFactor: number;
}

export interface ProductSheet {
  code: string;
  teaser: string;
  /** Two or three paragraphs, inline markup allowed. */
  description: readonly Html[];
  /** What only this product has; the family's own points follow. */
  features: readonly Html[];
  applications: readonly Html[];
  /** In place of the family's markets where they differ. */
  markets?: readonly Html[];
  figures: ProductFigures;
  /** Pump efficiency at best point, as a fraction. */
  efficiency: number;
  motors: Motors;
  /** Impellers in series, each making its share of the head; 1 unless said. */
  stages?: number;
  /** What the casing may hold, psi. */
  casingPsi: number;
  /** Rows that only this product has, after the common ones. */
  specifications?: readonly SpecificationRow[];
  isFilmed?: true;
  images?: readonly ProductView[];
}

export interface FamilySheet {
  /** What a product of the family is called after its code. */
  noun: string;
  features: readonly Html[];
  markets: readonly Html[];
  materials: readonly SpecificationRow[];
  /** Rows that the whole family shares, after the product's own. */
  specifications: readonly SpecificationRow[];
  callouts: readonly string[];
  partsBreakoutText: Html;
  maxTemperatureF: number;
  /** Density of the liquid in the rated figures; 1 is water. */
  specificGravity?: number;
}
