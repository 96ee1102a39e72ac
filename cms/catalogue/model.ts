/**
 * What the demo catalogue is written in: plain data, with media and pages named by key so that the
 * words, the drawings and the database can each change alone. The seeder turns keys into ids.
 */
import type { TemplateName } from '@headwater/content-model/templates.ts';
import type { Form, MessageConfirmation, PageConfirmation, RedirectConfirmation } from '../forms/definition/form.ts';

/** HTML as an editor would have saved it. */
export type Html = string;
/** A drawing's name, such as `scene/test-basin` or `product/sn-3040/section`. */
export type MediaKey = string;
/** A page's address, such as `/products/wastewater/`; leading and trailing slash always. */
export type PagePath = string;

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

/** A drawing, rendered to a file in the media library when seeding. */
export interface SeedImage {
  key: MediaKey;
  /** File name with extension: `.jpg` for drawings, `.png` or `.svg` for logos and icons. */
  file: string;
  alt: string;
  /** Pixels of the finished file. */
  width: number;
  height: number;
  /** The drawing as an SVG document, letters as paths. */
  draw: () => string;
}

/** A PDF in the media library. */
export interface SeedDocument {
  key: MediaKey;
  file: string;
  title: string;
  write: () => Promise<Buffer>;
}

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
  videoId?: string;
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

/** A field's value as the catalogue writes it; references are resolved when seeding. */
export type SeedValue =
  | string
  | number
  | null
  | { media: MediaKey }
  | { gallery: readonly MediaKey[] }
  | { pages: readonly PagePath[] }
  | { link: { url: string; title: string; target?: string } }
  | readonly SeedFields[];
export interface SeedFields {
  [field: string]: SeedValue;
}

/** Groups by their GraphQL name: `heroBanner`, `singleProduct`, `genericPageFields` and so on. */
export type SeedGroups = Record<string, SeedFields>;

interface SeedEntry {
  slug: string;
  title: string;
  content?: Html;
  excerpt?: string;
  /** `YYYY-MM-DDTHH:MM:SS`, site-local like WordPress's. */
  date?: string;
  status?: 'publish' | 'draft' | 'private';
  featuredImage?: MediaKey;
  /** `noindex` keeps it out of search engines and the sitemap. */
  seo?: { title?: string; metaDesc?: string; noindex?: true };
}

export interface SeedPage extends SeedEntry {
  /** Full address; `slug` is its last part, and its parent is the page one part up. */
  path: PagePath;
  template: TemplateName;
  groups?: SeedGroups;
}

export interface SeedPost extends SeedEntry {
  template?: TemplateName;
  author: string;
  categories: readonly string[];
  tags: readonly string[];
  /** Stays at the top of the blog. */
  sticky?: true;
}

export interface SeedProject extends SeedEntry {
  author: string;
  projectTitle: string;
  summary: string;
  contentArea: Html;
}

export interface SeedTestimonial extends SeedEntry {
  testimonialContent: Html;
  testimonialAuthor: string;
}

export interface SeedRepresentative extends SeedEntry {
  name: string;
  address: Html;
  territories: Html;
  website?: string;
  latitude: number;
  longitude: number;
  /** Two-letter codes of the states and provinces covered; their outlines become the polygons. */
  regions: readonly string[];
}

export interface SeedTerm {
  slug: string;
  name: string;
  description: string;
}

export interface SeedUser {
  login: string;
  name: string;
  email: string;
  role: 'administrator' | 'editor' | 'subscriber';
  description: string;
}

/** A form whose confirmations name pages by their address. */
export interface SeedForm extends Omit<Form, 'confirmations'> {
  confirmations: readonly SeedConfirmation[];
}
export type SeedConfirmation =
  | MessageConfirmation
  | RedirectConfirmation
  | (Omit<PageConfirmation, 'pageId'> & { page: PagePath });

export interface SeedMenuItem {
  label: string;
  /** A site path such as `/contact/#repMapSection`, or a full URL. */
  url: string;
  target?: '_blank';
  cssClasses?: readonly string[];
  children?: readonly SeedMenuItem[];
}
