import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '@headwater/contract/is-record.ts';
import type { QueryPublic } from '../../cms-client/cms-client.ts';
import { isCmsError } from '../../cms-client/errors.ts';
import { readCmsPlaces } from '../../cms-client/read-cms-places.ts';
import { type CmsPlaces, cmsPlaces, setCmsPlaces, usualPlaces } from '../../config/cms-places.ts';
import { siteConfig } from '../../config/site.config.ts';
import { repeatCheck } from './repeat-check.ts';

/** Keeps up with where the CMS has its pages and files. */
export interface CheckedPlaces {
  /** Queries them, and uses them from then on. @returns whether the CMS responded; it never throws */
  check(): Promise<boolean>;
  /** Checks from time to time. @param onChange called when stored pages have links by other places @returns stops that */
  keep(onChange: () => void): () => void;
}

/** The places that an earlier process stored; undefined when they are missing, broken, or those of another CMS. */
async function readStored(file: string, cmsUrl: string): Promise<CmsPlaces | undefined> {
  try {
    const stored: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (!isRecord(stored) || stored.cmsUrl !== cmsUrl || !isRecord(stored.places)) return undefined;
    const { places } = stored;
    const isWhole = Object.entries(usualPlaces).every(([name, usual]) => typeof places[name] === typeof usual);
    const areUrls = [places.home, places.wordpress].every((url) => URL.canParse(String(url)));
    // Checked above, name by name.
    return isWhole && areUrls ? (places as unknown as CmsPlaces) : undefined;
  } catch {
    // Not there yet, or not readable: the CMS is queried.
    return undefined;
  }
}

/**
 * Finds out where the CMS has its pages and files. With places of an earlier process in the data folder, the start doesn't
 * wait: they hold while the CMS is down.
 */
export async function openCmsPlaces(
  query: QueryPublic,
  { DATA_DIR, CMS_URL }: { DATA_DIR: string; CMS_URL: string },
  warn: (message: string, error: unknown) => void,
): Promise<CheckedPlaces> {
  const file = join(DATA_DIR, 'site', 'cms-places.json');
  let isStored = false;
  let onChange: () => void = () => undefined;

  async function use(places: CmsPlaces): Promise<void> {
    const isChanged = !isDeepStrictEqual(places, cmsPlaces());
    if (isChanged) {
      setCmsPlaces(places);
      onChange();
    }
    if (isStored && !isChanged) return;
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, JSON.stringify({ cmsUrl: CMS_URL, places }), { mode: 0o600 });
    isStored = true;
  }

  async function check(): Promise<boolean> {
    try {
      await use(await readCmsPlaces(query, cmsPlaces()));
      return true;
    } catch (error) {
      if (!isCmsError(error)) warn('where the CMS has its pages and files is not stored for the next start', error);
      return !isCmsError(error);
    }
  }

  const stored = await readStored(file, CMS_URL);
  if (stored) setCmsPlaces(stored);
  else await check();
  return {
    check,
    keep(whenChanged) {
      onChange = whenChanged;
      return repeatCheck(check, { afterResponseMs: siteConfig.revalidateSeconds * 1_000 });
    },
  };
}
