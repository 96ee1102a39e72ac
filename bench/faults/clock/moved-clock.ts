/**
 * Runs inside the site (`node --import`), and moves its monotonic clock by what a file in its data folder says: a page
 * is fresh for three minutes, and a test of what happens after that need not wait for them. The wall clock stays.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clockFile } from './clock-file.ts';

const EVERY_MS = 20;
const { DATA_DIR } = process.env;

if (DATA_DIR) {
  const file = join(DATA_DIR, clockFile.wanted);
  const now = performance.now.bind(performance);
  let offset = '0';
  performance.now = () => now() + Number(offset);
  setInterval(() => {
    let wanted: string;
    try {
      wanted = readFileSync(file, 'utf8');
    } catch {
      // The clock has not been moved yet.
      return;
    }
    if (wanted === offset) return;
    offset = wanted;
    writeFileSync(join(DATA_DIR, clockFile.reached), offset);
  }, EVERY_MS).unref();
}
