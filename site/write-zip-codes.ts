/** Writes the ZIP codes and towns that the site looks up, compacted from the package `zipcodes`: `node site/write-zip-codes.ts`. */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { packZipCodes, type ZipCodeRecord } from './src/map/finder/pack-zip-codes.ts';

// A CommonJS package without types; the test of the written file compares it with this.
const { codes } = createRequire(import.meta.url)('zipcodes') as { codes: Record<string, ZipCodeRecord> };
const file = new URL('src/map/finder/zip-codes.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(packZipCodes(Object.values(codes)), null, 2)}\n`);
