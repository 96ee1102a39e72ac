/** Writes the ZIP codes that the site looks up, compacted from the package `zipcodes`: `node site/write-zip-codes.ts`. */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { packZipCodes } from './src/map/finder/pack-zip-codes.ts';

interface Entry {
  zip: string;
  latitude: number;
  longitude: number;
  state: string;
  country: string;
}

// A CommonJS package without types; the test of the written file compares it with this.
const { codes } = createRequire(import.meta.url)('zipcodes') as { codes: Record<string, Entry> };
const file = new URL('src/map/finder/zip-codes.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(packZipCodes(Object.values(codes)), null, 2)}\n`);
