/**
 * Runs inside the site (`node --import`), and appends to a file what the main thread did since the last look and how
 * much memory the process holds. Time is the thread's own work, so that a busy machine does not count.
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
