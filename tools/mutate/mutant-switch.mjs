/**
 * Preloaded into each test process, including the programs that a test starts.
 * `HEADWATER_MUTANT` is the active mutant; `HEADWATER_REACHED` is a file that collects the number of each mutant
 * that is executed.
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
