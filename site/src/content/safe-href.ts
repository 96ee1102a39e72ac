import { LRUCache } from 'lru-cache';
import { env } from '../config/env.ts';
import { mediaPath } from '../config/media-path.ts';
import { withUpperCaseEscapes } from './percent-escapes.ts';

const ALLOWED_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
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

/** Origin and base path of the CMS and the site. */
function ownBases(): { origin: string; base: string }[] {
  return [env.CMS_URL, env.SITE_URL].map((baseUrl) => {
    const url = new URL(baseUrl);
    return { origin: url.host, base: url.pathname.replace(/\/$/, '') };
  });
}

const bases = ownBases();
const cmsHost = bases[0]?.origin;

const uploads = new URL(env.CMS_UPLOADS_URL);
const uploadsFolder = `${uploads.pathname.replace(/\/$/, '')}/`;

/** `/..//host` would resolve to that host: a path on the site starts with a single slash. */
function sitePath(pathname: string): string {
  const path = pathname.replace(/^\/+/, '/');
  return withUpperCaseEscapes(mediaPath(path) ?? (path || '/'));
}

/** Pages that exist in the CMS only: where editors sign in and work. */
const CMS_ONLY = /^\/wp-(?:login\.php|admin)(?:\/|$)/;

/** The site's own path for a URL on the CMS or the site; undefined for any other URL. */
function internalPath(url: URL): string | undefined {
  if (url.host === uploads.host && url.pathname.startsWith(uploadsFolder) && url.pathname !== uploadsFolder) {
    return withUpperCaseEscapes(`/media/${url.pathname.slice(uploadsFolder.length)}`) + url.search + url.hash;
  }
  const own = bases.find(
    ({ origin, base }) => url.host === origin && (url.pathname === base || url.pathname.startsWith(`${base}/`)),
  );
  if (own && own.origin === cmsHost && CMS_ONLY.test(url.pathname.slice(own.base.length))) return undefined;
  return own && sitePath(url.pathname.slice(own.base.length)) + url.search + url.hash;
}

/**
 * Whether a path is what WordPress has in place of a permalink for content that has none, such as a draft in a menu. On
 * the site, the home page is there.
 */
export function hasNoPage(path: string): boolean {
  return /^\/(?:index\.php)?\?(?:[^#]*&)?(?:p|page_id|attachment_id)=/.test(path);
}

/** The menus and the pictures of a page are hundreds of URLs, most of them the same on the next page. */
const checked = new LRUCache<string, { href: string | undefined }>({ max: 2000 });
/** Longer texts are not stored: few links have so many characters, and hostile ones may have millions. */
const LONGEST_STORED = 500;

/**
 * The one check for every link from the CMS. URLs on the CMS and on the site become
 * paths on the site, uploads become `/media/…`; other http(s), mailto and tel URLs are unchanged.
 * @returns undefined when the text must not become a link.
 */
export function safeHref(value: string | null | undefined): string | undefined {
  const text = value?.trim();
  if (!text) return undefined;
  const known = checked.get(text);
  if (known) return known.href;
  const checkedHref = checkHref(text);
  const href = checkedHref && hasNoPage(checkedHref) ? undefined : checkedHref;
  if (text.length <= LONGEST_STORED) checked.set(text, { href });
  return href;
}

function checkHref(text: string): string | undefined {
  const scheme = visibleScheme(text);
  if (scheme && !ALLOWED_SCHEMES.has(scheme)) return undefined;
  if (text.startsWith('#')) return text;
  if (!URL.canParse(text, NOWHERE)) return undefined;
  const url = new URL(text, NOWHERE);
  if (!ALLOWED_SCHEMES.has(url.protocol)) return undefined;
  if (url.origin === NOWHERE) return sitePath(url.pathname) + url.search + url.hash;
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return url.href;
  if (url.username || url.password) return undefined;
  return internalPath(url) ?? url.href;
}

/** Whether a URL that passed `safeHref` leads to another site. */
export function isExternal(href: string): boolean {
  return /^https?:/.test(href);
}
