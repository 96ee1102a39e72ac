import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { postalRegions } from '@headwater/contract/postal-regions.ts';
import type { Polygon } from '@headwater/site/src/map/geometry.ts';

/**
 * Writes outlines of states, provinces and territories, one to a line, where the site reads them.
 * @param file name in the site's folder of outlines
 */
export async function writeOutlines(file: string, outlines: ReadonlyMap<string, readonly Polygon[]>): Promise<void> {
  const wanted = new Set<string>(Object.values(postalRegions));
  const lines = [...outlines]
    .filter(([region]) => wanted.has(region))
    .map(([region, polygons]) => `${JSON.stringify(region)}: ${JSON.stringify(polygons)}`);
  const folder = join(import.meta.dirname, '..', '..', '..', 'site', 'src', 'map', 'outlines');
  await writeFile(join(folder, file), `{\n${lines.join(',\n')}\n}\n`);
}
