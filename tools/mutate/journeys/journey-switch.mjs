/**
 * Preloaded into every process of the journeys: Playwright's, and those of the sites and CMSs that it starts.
 * `HEADWATER_MUTANT` is the active mutant; `HEADWATER_REACHED` is a file that collects when which mutant was executed,
 * and when which page was requested and rendered: JSON lines, see `reach.ts`.
 */
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';

/** @typedef {import('./reach.ts').ReachLine} ReachLine */

/** Known to `reach.ts` as well: a mutant is not recorded more often. */
const REPEAT_MS = 20;
const { HEADWATER_MUTANT: active, HEADWATER_REACHED: list } = process.env;
/** @type {Map<number, number>} */
const lastTimes = new Map();

/** @param {ReachLine} line */
function record(line) {
  if (list) appendFileSync(list, `${JSON.stringify(line)}\n`);
}

/** @param {number} id @param {boolean} isInBrowser */
function noteMutant(id, isInBrowser) {
  const at = Date.now();
  if (at - (lastTimes.get(id) ?? 0) < REPEAT_MS) return;
  lastTimes.set(id, at);
  record({ kind: 'mutant', id, at, isInBrowser });
}

Object.assign(globalThis, {
  isMutantOn(/** @type {number} */ id) {
    noteMutant(id, false);
    return String(id) === active;
  },
  /** For Playwright's workers, which know what their pages execute. */
  noteMutantInBrowser: (/** @type {number} */ id) => noteMutant(id, true),
});

subscribe('http.server.request.start', (message) => {
  const { request, response } = /** @type {import('./reach.ts').StartedRequest} */ (message);
  const from = Date.now();
  const [path = ''] = (request.url ?? '').split('?');
  record({ kind: 'request', path, at: from });
  response.once('close', () => {
    if (response.getHeader('x-cache') === 'MISS') record({ kind: 'rendered', path, from, to: Date.now() });
  });
});
