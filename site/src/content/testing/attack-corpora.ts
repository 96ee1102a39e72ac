import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Published collections of attacks. They are not in this repository because of their licenses; set
 * HEADWATER_CORPORA to their folder.
 */
const folder = process.env.HEADWATER_CORPORA ?? '';
export const hasCorpora = folder !== '' && existsSync(folder);
if (!hasCorpora) console.info('SKIPPED: the attack corpora. Set HEADWATER_CORPORA to their folder to run them.');

export interface Attack {
  id: string;
  kind?: string;
  payload: string;
}

/** The entries of a collection; none where there are no collections. */
export function attacks<Entry = Attack>(file: string): Entry[] {
  return hasCorpora ? JSON.parse(readFileSync(join(folder, file), 'utf8')) : [];
}
