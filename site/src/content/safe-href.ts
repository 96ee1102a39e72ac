import { LRUCache } from 'lru-cache';
import { fromPlaces } from '../config/cms-places.ts';
import { env } from '../config/env.ts';
import { mediaPath } from '../config/media-path.ts';
import { linkPath } from '../routing/canonical-path.ts';
import { withUpperCaseEscapes } from './percent-escapes.ts';

/** Schemes of links that are no URL of a page. */
const OTHER_SCHEMES = ['mailto', 'tel', 'sms', 'fax', 'webcal'];
export const allowedSchemes = ['http', 'https', ...OTHER_SCHEMES];
const ALLOWED = new Set(allowedSchemes.map((scheme) => `${scheme}:`));
/** Base for resolving relative paths; never shown. */
const NOWHERE = 'https://nowhere.invalid';

const ENTITIES: Record<string, string> = { colon: ':', tab: '\t', newline: '\n', sol: '/', bsol: '\\', amp: '&' };

/** What a browser would read after decoding the text once more: reveals `java&#115;cript:`. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));?/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** The scheme that any lenient parser could see in the text. */
function visibleScheme(text: string): string | undefined {
  const bare = decodeEntities(decodeEntities(text)).replace(/[\p{C}\p{Z}]/gu, '');
  return /^([^/?#]*?:)/.exec(bare)?.[1]?.toLowerCase();
}

/** Where a path is the site's own one: host and base path of the CMS and the site. */
interface Base {
  host: string;
  base: string;
  isCms: boolean;
}

function baseOf(baseUrl: string, isCms = true): Base {
  const { host, pathname } = new URL(baseUrl);
  return { host, base: pathname.replace(/\/$/, ''), isCms };
}

/** The front page before WordPress's own directory, which may be below it. */
const ownBases = fromPlaces(({ home, wordpress }): Base[] => [
  baseOf(env.CMS_URL),
  baseOf(env.SITE_URL, false),
  baseOf(home),
  baseOf(wordpress),
]);

const uploads = env.CMS_UPLOADS_URL === '' ? undefined : baseOf(env.CMS_UPLOADS_URL);

/** `/..//host` would resolve to that host: a path on the site starts with a single slash. */
function sitePath(pathname: string): string {
  return withUpperCaseEscapes(linkPath(pathname.replace(/^\/+/, '/') || '/'));
}

/** Pages that exist in the CMS only: where editors sign in and work. */
const CMS_ONLY = /^\/wp-(?:login\.php|admin)(?:\/|$)/;

/** The site's own path for a URL on the CMS or the site; undefined for any other URL. */
function internalPath(url: URL): string | undefined {
  const more = url.search + url.hash;
  const isBelow = ({ host, base }: Base) => url.host === host && `${url.pathname}/`.startsWith(`${base}/`);
  if (uploads && isBelow(uploads) && url.pathname.length > uploads.base.length + 1) {
    return withUpperCaseEscapes(`/media${url.pathname.slice(uploads.base.length)}`) + more;
  }
  const bases = ownBases().filter(isBelow);
  const [own] = bases;
  if (!own || bases.some(({ base, isCms }) => isCms && CMS_ONLY.test(url.pathname.slice(base.length))))
    return undefined;
  const file = mediaPath(url.pathname);
  return (file ? withUpperCaseEscapes(file) : sitePath(url.pathname.slice(own.base.length))) + more;
}

/**
 * Whether a path is what WordPress has in place of a permalink for content that has none, such as a draft in a menu.
 */
export function hasNoPage(path: string): boolean {
  return /^\/(?:index\.php)?\?(?:[^#]*&)?(?:p|page_id|attachment_id)=/.test(path);
}

/** The menus and the pictures of a page are hundreds of URLs, most of them the same on the next page. */
const checkedLinks = fromPlaces(() => new LRUCache<string, { href: string | undefined }>({ max: 2000 }));
/** Longer texts are not stored: few links have so many characters, and hostile ones may have millions. */
const LONGEST_STORED = 500;

/**
 * The one check for every link from the CMS. URLs on the CMS and on the site become
 * paths on the site, uploads become `/media/…`; other URLs of the allowed schemes are unchanged.
 * @returns undefined when the text must not become a link.
 */
export function safeHref(value: string | null | undefined): string | undefined {
  const text = value?.trim();
  if (!text) return undefined;
  const checked = checkedLinks();
  const known = checked.get(text);
  if (known) return known.href;
  const checkedHref = checkHref(text);
  // A preview is for editors; by its number alone, the site finds what is published.
  const isPreview = checkedHref !== undefined && hasNoPage(checkedHref) && /[?&]preview=/.test(checkedHref);
  const href = isPreview ? undefined : checkedHref;
  if (text.length <= LONGEST_STORED) checked.set(text, { href });
  return href;
}

function checkHref(text: string): string | undefined {
  const scheme = visibleScheme(text);
  if (scheme && !ALLOWED.has(scheme)) return undefined;
  if (text.startsWith('#')) return text;
  if (!URL.canParse(text, NOWHERE)) return undefined;
  const url = new URL(text, NOWHERE);
  if (!ALLOWED.has(url.protocol)) return undefined;
  if (url.origin === NOWHERE) return sitePath(url.pathname) + url.search + url.hash;
  if (OTHER_SCHEMES.includes(url.protocol.slice(0, -1))) return url.href;
  if (url.username || url.password) return undefined;
  return internalPath(url) ?? url.href;
}

/** Whether a URL that passed `safeHref` leads to another site. */
export function isExternal(href: string): boolean {
  return /^https?:/.test(href);
}
