import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { regionNames } from '@headwater/site/src/map/outlines/regions.ts';
import { readStateOutlines } from './state-outlines.ts';

/** Writes the outlines of the covered states, one to a line, where the site reads them. */
export async function writeStateOutlines(): Promise<void> {
  const outlines = readStateOutlines();
  const covered: readonly string[] = Object.values(regionNames);
  const lines = [...outlines]
    .filter(([name]) => covered.includes(name))
    .map(([name, polygons]) => `${JSON.stringify(name)}: ${JSON.stringify(polygons)}`);
  const file = join(import.meta.dirname, '..', '..', '..', 'site', 'src', 'map', 'outlines', 'state-outlines.json');
  await writeFile(file, `{\n${lines.join(',\n')}\n}\n`);
}
