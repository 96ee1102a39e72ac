import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';

const TICKS = 20;
/** In place of the count of turns: a breakpoint may stop the program for as long as it likes. */
const DEBUGGED = -1;
/** A heap for a timer. */
const SMALL = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 };

/** What the thread knows of its program. */
export interface Watched {
  /** Shared by both: how often the event loop came to its timer, or a negative number if nothing is to be concluded. */
  turns: Int32Array;
  tickMs: number;
  /** Ticks of the thread without a turn of the loop, after which the program is killed. */
  ticks: number;
  lastWords: string;
}

/**
 * Kills this program when its event loop has stood still for a while, so that its supervisor starts it again. This also
 * makes SIGTERM and SIGINT work then, which Node only handles in a turn of the loop. A thread measures the time by its own
 * progress: a program that the machine stopped, or that slept with it, is not killed, and neither is one under a debugger.
 * @param name of the program, for the line on standard error
 */
export function startWatchdog(name: string, limitMs = 10_000): void {
  const turns = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const watched: Watched = {
    turns,
    tickMs: limitMs / TICKS,
    ticks: TICKS,
    lastWords: `${name} was stuck for ${limitMs / 1000} s and ends now. Whatever started it should start it again.\n`,
  };
  let turn = 0;
  const countTurn = () => {
    turn = (turn + 1) % 1_000_000;
    Atomics.store(turns, 0, inspectorUrl() === undefined ? turn : DEBUGGED);
  };
  countTurn();
  setInterval(countTurn, watched.tickMs).unref();
  // Without what was preloaded into the program.
  const options = { workerData: watched, execArgv: [], env: {}, resourceLimits: SMALL };
  const thread = new Worker(new URL('./watchdog-thread.mjs', import.meta.url), options);
  thread.on('error', (error) => console.error(`${name} runs without its watchdog: ${error.message}`)).unref();
}
