/**
 * The format of starting content: plain data that refers to media and pages by key, so that
 * texts, pictures and the database can change independently. The seeder turns keys into IDs.
 */
import type { CustomFieldOf, NonPageTypeName } from '@headwater/content-model/content-types.ts';
import type { TemplateName } from '@headwater/content-model/templates.ts';
import type {
  Form,
  MessageConfirmation,
  PageConfirmation,
  RedirectConfirmation,
} from '@headwater/gravity-forms/definition/form.ts';
import type { TermRecord, UserRecord } from '../database/records.ts';

/** HTML as an editor would have saved it. */
export type Html = string;
/** A picture's or document's name, such as `scene/test-basin` or `product/sn-3040/section`. */
export type MediaKey = string;
/** A page's path with leading and trailing slash, such as `/products/wastewater/`. */
export type PagePath = string;

/** A picture among the starting content's media files. */
export interface SeedImage {
  key: MediaKey;
  /** File name with extension, in the starting content's folder of media. */
  file: string;
  alt: string;
  /** Shown below the picture on pages with captions. */
  caption?: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** A PDF or video among the starting content's media files. */
export interface SeedDocument {
  key: MediaKey;
  file: string;
  title: string;
}

/** A field's value as the starting content writes it; references are resolved when seeding. */
export type SeedValue =
  | string
  | number
  | null
  | { media: MediaKey }
  /** The file's URL as text, as if an editor had pasted it into a text field. */
  | { mediaUrl: MediaKey }
  | { gallery: readonly MediaKey[] }
  | { pages: readonly PagePath[] }
  | { link: { url: string; title: string; target?: string } }
  | readonly (string | SeedFields)[];
export interface SeedFields {
  [field: string]: SeedValue;
}

/** Groups of fields by their GraphQL names in the content model. */
export type SeedGroups = Record<string, SeedFields>;

interface SeedBasics {
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
  groups?: SeedGroups;
}

export interface SeedPage extends SeedBasics {
  /** Full path; `slug` is its last part, and its parent is the page one part up. */
  path: PagePath;
  template: TemplateName;
}

/** Content of any other type, with the custom fields that the content model gives the type. */
export interface SeedContent<Type extends NonPageTypeName = NonPageTypeName> extends SeedBasics {
  /** A user's login; without one, the starting content's first user. */
  author?: string;
  template?: TemplateName;
  /** Slugs. */
  categories?: readonly string[];
  tags?: readonly string[];
  /** Stays at the top of its list. */
  sticky?: true;
  fields?: Readonly<Partial<Record<CustomFieldOf<Type>, SeedValue>>>;
}

/** Content by type. */
export type SeedContentByType = { readonly [Type in NonPageTypeName]?: readonly SeedContent<Type>[] };

export type SeedTerm = Pick<TermRecord, 'slug' | 'name' | 'description'>;
export type SeedUser = Pick<UserRecord, 'login' | 'name' | 'email' | 'role' | 'description'>;

/** A form whose confirmations name pages by their path. */
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
