import { isRecord } from '@headwater/contract/is-record.ts';
import { parsedJson } from '@headwater/contract/parsed-json.ts';
import { type JsonObject, type JsonValue, known } from './json-ld.ts';
import { withSiteUrls } from './site-text.ts';

const LONGEST = 100_000;
const DEEPEST = 20;
/** Types that the site writes itself, with better data. */
const OWN_TYPES =
  /^(?:WebSite|Organization|Corporation|BreadcrumbList|Product|ProductGroup|(?:\w*Article|BlogPosting))$/;

/** Rebuilds a foreign value piece by piece: URLs on the CMS become the site's; anything that is not JSON is dropped. */
function rebuilt(value: unknown, depth = 0): JsonValue | undefined {
  if (depth > DEEPEST) return undefined;
  if (typeof value === 'string') return withSiteUrls(value);
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return value;
  if (Array.isArray(value)) return value.map((item) => rebuilt(item, depth + 1)).filter((item) => item !== undefined);
  if (!isRecord(value)) return undefined;
  return known(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rebuilt(item, depth + 1)])));
}

function isOwn(node: unknown): boolean {
  const types = isRecord(node) ? [node['@type']].flat() : [];
  return types.some((type) => typeof type === 'string' && OWN_TYPES.test(type));
}

/**
 * JSON-LD that a plugin of the CMS wrote, without the types that the site writes itself.
 * @returns no objects for text that is not JSON, or too long.
 */
export function readJsonLd(text: string): JsonObject[] {
  const data = text.length <= LONGEST ? parsedJson(text) : undefined;
  return [data].flat().flatMap((entry) => {
    if (!isRecord(entry) || isOwn(entry)) return [];
    const graph = Array.isArray(entry['@graph']) ? entry['@graph'].filter((node) => !isOwn(node)) : undefined;
    if (graph?.length === 0) return [];
    const value = rebuilt(graph ? { ...entry, '@graph': graph } : entry);
    return isRecord(value) ? [value as JsonObject] : [];
  });
}
