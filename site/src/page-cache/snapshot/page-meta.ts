import { isThirdParties, type ThirdParties } from '../../consent/third-parties.ts';
import { isStorable, type RenderedPage } from '../stored-page.ts';

/** What is stored with the body of a page. */
export interface PageMeta {
  status: number;
  headers: Readonly<Record<string, string>>;
  tags: readonly string[];
  /** Which site the page belongs to: pages of another CMS or site URL must not be served. */
  origin: string;
  build: string;
  /** As in `RenderedPage`. */
  validUntil?: number | undefined;
  thirdParties?: Readonly<ThirdParties> | undefined;
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}

/** @returns undefined for anything but the metadata of a page. */
export function parsePageMeta(meta: unknown): PageMeta | undefined {
  // Read from a disk or a network with unknown content; each field is checked below.
  const { status, headers, tags, origin, build, validUntil, thirdParties } = (meta ?? {}) as Record<string, unknown>;
  if (typeof status !== 'number' || typeof origin !== 'string' || typeof build !== 'string') return undefined;
  if (!isTexts(headers) || !Array.isArray(tags) || !tags.every((tag) => typeof tag === 'string')) return undefined;
  if (validUntil !== undefined && typeof validUntil !== 'number') return undefined;
  if (thirdParties !== undefined && !isThirdParties(thirdParties)) return undefined;
  return { status, headers, tags, origin, build, validUntil, thirdParties };
}

/** The metadata of a page. @returns undefined when the page must not be stored. */
export function pageMeta(page: RenderedPage, of: Pick<PageMeta, 'origin' | 'build'>): PageMeta | undefined {
  const { status, headers, tags, validUntil, thirdParties } = page;
  return isStorable(page) ? { status, headers, tags, ...of, validUntil, thirdParties } : undefined;
}

/** The page of metadata and a body. @returns undefined when it should never have been stored. */
export function pageFromMeta(meta: PageMeta, body: Buffer): RenderedPage | undefined {
  const { status, headers, tags, validUntil, thirdParties } = meta;
  const page = { status, headers, tags, body, isPartial: false, validUntil, thirdParties };
  return isStorable(page) ? page : undefined;
}
