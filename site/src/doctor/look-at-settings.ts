import { menuLocations } from '@headwater/content-model/menu-locations.ts';
import type { QueryPublic } from '../cms-client/cms-client.ts';
import { CmsQueryError } from '../cms-client/errors.ts';
import { unknownNames } from '../cms-client/unknown-names.ts';
import { GetDoctorMenu, GetDoctorSettings } from './doctor.query.ts';
import type { Settings } from './seen.ts';

type Location = (typeof menuLocations)[keyof typeof menuLocations];

const TIMEOUT_MS = 15_000;
const RASTER = /\.(?:jpe?g|png|gif|webp)$/i;

/** The number of menu items at a location; undefined when the location is not registered. */
async function menuItemsAt(location: Location, ask: QueryPublic): Promise<number | undefined> {
  try {
    const { data } = await ask(GetDoctorMenu, { location });
    return data.menuItems?.nodes.length ?? 0;
  } catch (error) {
    if (error instanceof CmsQueryError && unknownNames(error.errors).length > 0) return undefined;
    throw error;
  }
}

async function fileAt(url: string): Promise<Settings['media'][number]> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    return { url, status: response.status, type: response.headers.get('content-type')?.split(';')[0] ?? '' };
  } catch {
    // As bad as any other answer that is not the file.
    return { url, status: 0, type: 'no answer' };
  }
}

/** Reads the settings of WordPress that visitors see. @throws CmsError when the CMS does not answer the queries */
export async function lookAtSettings(ask: QueryPublic): Promise<Settings> {
  const { data } = await ask(GetDoctorSettings, {});
  const menus: Record<string, number | undefined> = {};
  for (const location of Object.values(menuLocations)) menus[location] = await menuItemsAt(location, ask);
  const urls = (data.mediaItems?.nodes ?? []).flatMap(({ sourceUrl, mediaItemUrl }) => sourceUrl ?? mediaItemUrl ?? []);
  const files = urls.filter((url) => URL.canParse(url));
  const samples = [files.find((url) => RASTER.test(url)), files.find((url) => !RASTER.test(url))];
  const front = data.nodeByUri;
  return {
    contents: (data.pages?.nodes ?? []).flatMap(({ uri, link }) => (uri && link ? [{ uri, link }] : [])),
    front: front ? { type: front.__typename, isFrontPage: front.isFrontPage } : null,
    postsPath: data.contentType?.uri ?? null,
    menus,
    media: await Promise.all(samples.flatMap((url) => (url === undefined ? [] : fileAt(url)))),
  };
}
