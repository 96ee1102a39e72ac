import { withCredentials } from '@headwater/runtime/basic-auth.ts';
import { env } from './env.ts';

/** Where the CMS has what the site takes from it, and how it writes the paths of its pages. */
export interface CmsPlaces {
  /** The URL of its front page. */
  home: string;
  /** The URL of WordPress's own files, such as `/wp-admin`: it may have a directory, or a host, of its own. */
  wordpress: string;
  /** The path of its folder for uploads. */
  uploads: string;
  /** Whether paths end in a slash. */
  hasSlash: boolean;
  /** Whether paths begin with `/index.php`, because the web server does not rewrite them. */
  hasIndex: boolean;
}

/** What a CMS is taken for until it has said otherwise. No URL here ends in a slash. */
export const usualPlaces: CmsPlaces = {
  home: env.CMS_URL,
  wordpress: env.CMS_URL,
  uploads: `${new URL(env.CMS_URL).pathname.replace(/\/$/, '')}/wp-content/uploads`,
  hasSlash: true,
  hasIndex: false,
};

const PLACES = Symbol.for('headwater.cms-places');
// The server and the built pages have a copy of this module each; no type knows what they share.
const shared = globalThis as { [PLACES]?: CmsPlaces };

export function cmsPlaces(): CmsPlaces {
  return shared[PLACES] ?? usualPlaces;
}

export function setCmsPlaces(places: CmsPlaces): void {
  shared[PLACES] = places;
}

/** A value that depends on the places alone: made once, and anew after they have changed. */
export function fromPlaces<Value>(make: (places: CmsPlaces) => Value): () => Value {
  let made: { places: CmsPlaces; value: Value } | undefined;
  return () => {
    const places = cmsPlaces();
    if (made?.places !== places) made = { places, value: make(places) };
    return made.value;
  };
}

/** A path of the configuration, which has a slash at its end, as the CMS writes permalinks. */
export function permalink(path: string): string {
  return path === '/' || cmsPlaces().hasSlash ? path : path.replace(/\/(?=$|[?#])/, '');
}

/**
 * The URL of the folder for uploads, as the site requests it: where the CMS says, on its host, unless a variable names
 * another.
 */
export function uploadsUrlOf({ uploads }: CmsPlaces, named: string, cmsUrl: string): string {
  return named || new URL(uploads, cmsUrl).href;
}

export const uploadsUrl: () => string = fromPlaces((places) => uploadsUrlOf(places, env.CMS_UPLOADS_URL, env.CMS_URL));

/**
 * The same for requests, in the order in which a file is looked for: part of a library may still be on the CMS's host.
 * Only that gets its password.
 */
export const uploadsRequestUrls: readonly (() => string)[] = [...new Set([env.CMS_UPLOADS_URL, ''])].map((named) =>
  fromPlaces((places) => {
    const url = uploadsUrlOf(places, named, env.CMS_URL);
    return new URL(url).origin === new URL(env.CMS_URL).origin ? withCredentials(url, env.CMS_BASIC_AUTH) : url;
  }),
);

/** The URL of WordPress's own files for an editor's browser: on the host of `CMS_URL`, unless WordPress has another one than its pages. */
export const wordpressUrl: () => string = fromPlaces(({ home, wordpress }) => {
  const [front, own] = [new URL(home), new URL(wordpress)];
  if (front.host !== own.host) return wordpress;
  const base = front.pathname.replace(/\/$/, '');
  const isBelow = own.pathname.startsWith(`${base}/`);
  return env.CMS_URL + (isBelow ? own.pathname.slice(base.length).replace(/\/$/, '') : '');
});
