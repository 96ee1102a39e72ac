import { type ContentTypeName, contentTypeNames, contentTypes } from '@headwater/content-model/content-types.ts';

const namedGroups = ['products', 'parts', 'papers', 'pages', 'projects', 'posts', 'representatives'] as const;

export type NamedHitGroup = (typeof namedGroups)[number];

/** Nodes of each further content type are a group of their own, by the name of the type. */
export type HitGroupName = NamedHitGroup | ContentTypeName;

const groupsOfTypes: Partial<Record<ContentTypeName, NamedHitGroup>> = {
  page: 'pages',
  post: 'posts',
  project: 'projects',
  representative: 'representatives',
};

export function groupOfType(type: ContentTypeName): HitGroupName {
  return groupsOfTypes[type] ?? type;
}

/** Groups of results, in their usual order; the one with the best match comes first. */
export const hitGroups: readonly HitGroupName[] = [
  ...namedGroups,
  ...contentTypeNames.filter((type) => contentTypes[type].isSearched && !groupsOfTypes[type]),
];

export interface HitFigure {
  label: string;
  /** As written. */
  value: string;
  /** The same in other units, where the maker wrote them. */
  converted?: string | undefined;
}

/** A picture as the CMS describes it, for `CmsImage`. */
export interface HitImage {
  id: string;
  sourceUrl: string | null;
  altText: string | null;
  mediaDetails: { width: number | null; height: number | null } | null;
}

/** Why a node was found, where it is not by its words. */
export type HitReason =
  /** The number as written is its own. */
  | { kind: 'exact' }
  | { kind: 'cross-reference'; maker: string; theirNumber: string; ourNumber: string }
  /** The numbers from the one that was looked for to the one that is delivered now. */
  | { kind: 'superseded'; chain: readonly string[] }
  | { kind: 'serial'; serials: string }
  /** The number begins with what was looked for, contains it, or looks like it. */
  | { kind: 'prefix' | 'piece' | 'folded' }
  /** The number differs in one character. */
  | { kind: 'near' }
  /** One of its figures is what was looked for. */
  | { kind: 'figure'; label: string; value: string }
  /** What it makes, near the duty that was looked for. */
  | { kind: 'duty'; makes: string };

export interface SearchHit {
  href: string;
  title: string;
  /** The number by which it was found or is known. */
  number?: string;
  reason?: HitReason;
  /** Publication date as the CMS writes it; absent for pages and products. */
  date?: string;
  /** Plain text. */
  excerpt?: string;
  image?: HitImage;
  figures?: readonly HitFigure[];
  /** Titles of products that a part fits; the first few. */
  fits?: readonly string[];
}

export interface HitGroup {
  name: HitGroupName;
  hits: readonly SearchHit[];
  total: number;
}

/** What a search found: of the search page and of suggestions alike. */
export interface SearchResponse {
  term: string;
  /** `nearest`: nothing has the number or all the words; what comes closest is shown. */
  outcome: 'found' | 'nearest' | 'nothing';
  /** The words that were searched for in place of mistyped ones. */
  corrected?: string;
  /** A duty in the term, as it was understood. */
  duty?: string;
  groups: readonly HitGroup[];
}
