/**
 * The thread of `watchdog.ts`: counts its own ticks for as long as the event loop of the program does not turn. No
 * TypeScript: what removes the types would take nine megabytes more in a second thread.
 */
import { write } from 'node:fs';
import { workerData } from 'node:worker_threads';

/** The end does not wait for a reader of standard error that does not read. */
const LAST_WORDS_MS = 200;

/** @type {import('./watchdog.ts').Watched} */
const { turns, tickMs, ticks, lastWords } = workerData;
let seen = -1;
let still = 0;

const timer = setInterval(() => {
  const turn = Atomics.load(turns, 0);
  still = turn === seen && turn >= 0 ? still + 1 : 0;
  seen = turn;
  if (still < ticks) return;
  clearInterval(timer);
  // Not by way of the stream of standard error, which belongs to the thread that is stuck.
  write(2, lastWords, () => undefined);
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), LAST_WORDS_MS);
}, tickMs);
