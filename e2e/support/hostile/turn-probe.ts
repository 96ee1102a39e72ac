/**
 * Runs inside the site (`node --import`), and appends the main thread's load and the process's memory since the last
 * reading to a file. Measures the thread's CPU time, so that a busy machine does not count.
 */
import { appendFileSync } from 'node:fs';

const EVERY_MS = 10;
const file = process.env.TURN_PROBE_FILE;

if (file) {
  let before = process.threadCpuUsage();
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    const busyMs = Math.round((user + system) / 1_000);
    appendFileSync(file, `${JSON.stringify({ busyMs, rss: process.memoryUsage.rss() })}\n`);
  }, EVERY_MS).unref();
}
