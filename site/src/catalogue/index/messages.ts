import type { CmsPlaces } from '../../config/cms-places.ts';
import type { WrittenPaper } from '../../documents/paper.ts';
import type { SearchResponse } from '../../search/search-response.ts';
import type { PartAtPath } from './queries/read-part.ts';
import type { SearchOptions } from './queries/search.ts';

/** Of pages that are rendered from the index alone: they are stale when it has changed. */
export const INDEX_TAG = 'index';

/** How old, large and complete the index is. */
export interface CatalogueState {
  /** Whether it runs queries. */
  isAvailable: boolean;
  /** Whether it has every path of the CMS. */
  hasAllPaths: boolean;
  /** Epoch milliseconds: of the last build, and when the CMS last said what had changed. */
  builtAt: number | undefined;
  checkedAt: number | undefined;
  paths: number;
  parts: number;
  bytes: number;
}

/** Why a search has no response. */
export type SearchRefusal = { refused: 'too-long'; most: number };

/** What the thread of the index does on request; each is a message, and its response another. */
export interface CatalogueMethods {
  /** @throws Error while there is no index */
  search(term: string, options?: SearchOptions): SearchResponse | SearchRefusal;
  /** Records words that found nothing. */
  recordEmpty(term: string): void;
  part(number: string, path: string): PartAtPath;
  /** Keys of everything with a page, and whether that is all. */
  paths(): { keys: string[]; isComplete: boolean };
  /** A sitemap as XML: its index without a file, undefined for a file that the index does not list. */
  sitemap(file?: { name: string; number: number }): { xml: string | undefined; isComplete: boolean };
  /** Reads nodes again that changed. */
  refresh(ids: number[], isWider: boolean): Promise<void>;
  /** Takes all published documents. */
  takePapers(papers: readonly WrittenPaper[]): Promise<void>;
  /** Builds it anew: everything may have changed. */
  rebuild(places: CmsPlaces): Promise<void>;
  state(): CatalogueState;
  /** The response to a message of the CMS about figures, both as JSON; undefined for another message. */
  figures(message: string): Promise<string | undefined>;
}

export type MethodName = keyof CatalogueMethods;

export interface CatalogueRequest {
  id: number;
  method: MethodName;
  values: readonly unknown[];
}

export type ThreadMessage =
  | { kind: 'result'; id: number; value: unknown }
  | { kind: 'failure'; id: number; message: string }
  | { kind: 'warning'; message: string }
  | { kind: 'changed' }
  | { kind: 'log'; level: 'info' | 'warn'; message: string; details: Record<string, unknown> };

export interface ThreadData {
  folder: string;
  identity: string;
  places: CmsPlaces;
  pollMs: number;
}
