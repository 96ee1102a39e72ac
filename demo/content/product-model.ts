import type { Html, MediaKey } from '@headwater/cms/starting-content/model.ts';

export const productFamilies = [
  'submersible-non-clog',
  'grinder',
  'self-priming',
  'lift-station',
  'vertical-turbine',
  'split-case',
  'booster-set',
  'slurry',
  'dewatering',
] as const;
export type ProductFamily = (typeof productFamilies)[number];

export interface SpecificationRow {
  label: string;
  us: string;
  /** Absent where the value has no unit, such as a material. */
  metric?: string;
}

/** The figures that agree with each other and that drawings, tables and data plates share. */
export interface ProductFigures {
  /** Best-efficiency flow, US gallons per minute. */
  flowGpm: number;
  /** Largest flow on the curve, US gallons per minute. */
  flowMaxGpm: number;
  /** Total dynamic head at best efficiency, feet. */
  headFt: number;
  /** Shut-off head, feet. */
  headMaxFt: number;
  powerHp: number;
  dischargeIn: number;
  /** Largest sphere that passes, inches. */
  solidsIn?: number;
  speedRpm: number;
  weightLb: number;
  /** Overall height, inches: the drawing's main dimension. */
  heightIn: number;
}

export interface SeedProduct {
  code: string;
  family: ProductFamily;
  slug: string;
  title: string;
  teaser?: string;
  description?: Html;
  features?: Html;
  applications?: Html;
  markets?: Html;
  /** Whether there is a clip of it on the test stand. */
  isFilmed?: true;
  figures?: ProductFigures;
  specifications: SpecificationRow[];
  materials?: SpecificationRow[];
  partsBreakoutText?: Html;
  /** Names of the numbered parts in the breakout drawing, in order. */
  callouts?: string[];
  documents: readonly ('brochure' | 'dataSheet' | 'manual')[];
  /** Which drawings the product has. */
  images: readonly ProductView[];
}

export const productViews = ['exterior', 'section', 'dimensions', 'curve', 'installation', 'impeller'] as const;
export type ProductView = (typeof productViews)[number];

/** Media key of one view of a product; `parts` is the breakout drawing. */
export function productImageKey(product: Pick<SeedProduct, 'slug'>, view: ProductView | 'parts'): MediaKey {
  return `product/${product.slug}/${view}`;
}

/** Media key of one of a product's PDFs. */
export function productDocumentKey(
  product: Pick<SeedProduct, 'slug'>,
  kind: 'brochure' | 'dataSheet' | 'manual',
): MediaKey {
  return `document/${product.slug}/${kind}`;
}

/** Media key of the issue of a manual that the current one replaced. */
export function earlierManualKey(product: Pick<SeedProduct, 'slug'>): MediaKey {
  return `document/${product.slug}/manual-a`;
}

/** Media key of a product's clip. */
export function productClipKey(product: Pick<SeedProduct, 'slug'>): MediaKey {
  return `clip/${product.slug}`;
}
