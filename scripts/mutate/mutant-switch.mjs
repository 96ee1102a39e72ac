/**
 * Loaded before everything else in each process of a test, also in the programs that a test starts.
 * `HEADWATER_MUTANT` is the mutant that is on; `HEADWATER_REACHED` is a file that gets the number of each mutant
 * that is reached.
 */
import { appendFileSync } from 'node:fs';

const { HEADWATER_MUTANT: active, HEADWATER_REACHED: list } = process.env;
/** @type {Set<number>} */
const reached = new Set();

Object.assign(globalThis, {
  isMutantOn(/** @type {number} */ id) {
    if (list && !reached.has(id)) {
      reached.add(id);
      appendFileSync(list, `${id}\n`);
    }
    return String(id) === active;
  },
});
