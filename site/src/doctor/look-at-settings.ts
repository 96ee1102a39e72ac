import { company } from '@headwater/brand/company.ts';
import { menuLocations } from '@headwater/content-model/menu-locations.ts';
import { reservedPaths } from '@headwater/content-model/reserved-paths.ts';
import { basicAuthorization } from '@headwater/runtime/basic-auth.ts';
import type { QueryPublic } from '../cms-client/cms-client.ts';
import { CmsQueryError } from '../cms-client/errors.ts';
import { readCmsPlaces } from '../cms-client/read-cms-places.ts';
import { unknownNames } from '../cms-client/unknown-names.ts';
import { type CmsPlaces, setCmsPlaces, uploadsUrlOf, usualPlaces } from '../config/cms-places.ts';
import { siteConfig } from '../config/site.config.ts';
import { foreignImage } from '../content/foreign-image.ts';
import { isRaster } from '../content/picture-file.ts';
import type { CmsUnderTest } from './cms-under-test.ts';
import { GetDoctorMenu, GetDoctorPath, GetDoctorSettings } from './doctor.query.ts';
import { isFile, type MediaSeen, type Settings } from './seen.ts';

type Location = (typeof menuLocations)[keyof typeof menuLocations];

const TIMEOUT_MS = 15_000;
/** Pictures that browsers do not show. */
const UNSHOWN = /\.(?:tiff?|hei[cf]s?|psd|xcf)$/i;

/** Files that visitors download. */
const PAPER = /\.(?:pdf|docx?|xlsx?|zip|dwg|dxf|step)$/i;

/** The number of menu items at a location; undefined when the location is not registered. */
async function menuItemsAt(location: Location, query: QueryPublic): Promise<number | undefined> {
  try {
    const { data } = await query(GetDoctorMenu, { location });
    return data.menuItems?.nodes.length ?? 0;
  } catch (error) {
    if (error instanceof CmsQueryError && unknownNames(error.errors).length > 0) return undefined;
    throw error;
  }
}

async function nodeAt(path: string, query: QueryPublic) {
  return (await query(GetDoctorPath, { uri: path })).data.nodeByUri;
}

/** Content that visitors never see, because the site needs its path itself. */
async function hiddenContent(query: QueryPublic): Promise<string[]> {
  const found: string[] = [];
  for (const reserved of reservedPaths) {
    const path = `${reserved.replace(/\/$/, '')}/`;
    if ((await nodeAt(path, query))?.uri?.toLowerCase() === path) found.push(path);
  }
  return found;
}

/** Pages that the site links to whatever the menus have. */
const linkedPaths = new Set([
  siteConfig.paths.contact,
  siteConfig.paths.privacyPolicy,
  siteConfig.paths.termsOfSale,
  ...(company.quotation ? [company.quotation.path] : []),
]);

async function missingPages(query: QueryPublic): Promise<string[]> {
  const missing: string[] = [];
  for (const path of linkedPaths) if (!(await nodeAt(path, query))) missing.push(path);
  return missing;
}

/** How the site gets to the media library. */
interface Library {
  cms: CmsUnderTest;
  /** `CMS_UPLOADS_URL`; may be empty. */
  uploadsUrl: string;
  places: CmsPlaces;
}

/** Where the site requests a file, in this order; nowhere when it takes none from there. */
function requestedAt(url: string, { cms, uploadsUrl, places }: Library): readonly string[] {
  const hosts = [cms.url, places.home, places.wordpress].map((own) => new URL(own).host);
  const { host, pathname } = new URL(url);
  if (hosts.includes(host) && pathname.startsWith(`${places.uploads}/`)) {
    const folders = new Set([uploadsUrl, ''].map((named) => uploadsUrlOf(places, named, cms.url)));
    return [...folders].map((folder) => folder + pathname.slice(places.uploads.length));
  }
  const isThere = uploadsUrl !== '' && url.replace(/^https?:/, '').startsWith(`${uploadsUrl.replace(/^https?:/, '')}/`);
  return isThere ? [url] : [foreignImage(url) ?? []].flat();
}

async function fileAt(url: string, library: Library): Promise<MediaSeen> {
  let seen: MediaSeen | undefined;
  for (const at of requestedAt(url, library)) {
    const found = await lookAt(url, at, library.cms);
    if (isFile(found)) return found;
    seen ??= found;
  }
  return seen ?? { url, at: undefined, status: 0, type: '' };
}

async function lookAt(url: string, at: string, cms: CmsUnderTest): Promise<MediaSeen> {
  try {
    const credentials = new URL(at).origin === new URL(cms.url).origin ? basicAuthorization(cms.requestUrl) : {};
    const response = await fetch(at, {
      headers: credentials,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return { url, at, status: response.status, type: response.headers.get('content-type')?.split(';')[0] ?? '' };
  } catch {
    // As bad as any other response that is not the file.
    return { url, at, status: 0, type: 'no response' };
  }
}

/** Reads the settings of WordPress that visitors see. @throws CmsError when the CMS does not respond to the queries */
export async function lookAtSettings(query: QueryPublic, library: Omit<Library, 'places'>): Promise<Settings> {
  const places = await readCmsPlaces(query, { ...usualPlaces, home: library.cms.url, wordpress: library.cms.url });
  // For what else is read with the site's own code, such as the files of documents.
  setCmsPlaces(places);
  const { data } = await query(GetDoctorSettings, {});
  const menus: Record<string, number | undefined> = {};
  for (const location of Object.values(menuLocations)) menus[location] = await menuItemsAt(location, query);
  const urls = (data.mediaItems?.nodes ?? []).flatMap(({ sourceUrl, mediaItemUrl }) => sourceUrl ?? mediaItemUrl ?? []);
  const files = urls.filter((url) => URL.canParse(url));
  // The newest files may be of one kind.
  const banners = (data.pages?.nodes ?? []).flatMap(({ featuredImage }) => featuredImage?.node.sourceUrl ?? []);
  const paper = files.find((url) => PAPER.test(url)) ?? files.find((url) => !isRaster(url));
  const samples = [[...files, ...banners].find((url) => URL.canParse(url) && isRaster(url)), paper];
  const front = data.nodeByUri;
  return {
    contents: (data.pages?.nodes ?? []).flatMap(({ uri, link }) => (uri && link ? [{ uri, link }] : [])),
    front: front ? { type: front.__typename, isFrontPage: front.isFrontPage } : null,
    postsPath: data.contentType?.uri ?? null,
    hidden: await hiddenContent(query),
    missing: await missingPages(query),
    menus,
    places,
    unshown: files.filter((url) => UNSHOWN.test(url)),
    media: await Promise.all(samples.flatMap((url) => (url === undefined ? [] : fileAt(url, { ...library, places })))),
  };
}
