import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs `work` while no other command in the same clone runs the same `task`: two terminals may
 * install or build at the same time. A lock whose owner has died is taken over.
 * @template T
 * @param {string} task
 * @param {string} root folder of the repository
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(task, root, work) {
  // Outside the clone, because installing empties node_modules and building empties dist.
  const folder = join(tmpdir(), `headwater-${task}-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`);
  while (!take(folder)) await sleep(300);
  const release = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function take(/** @type {string} */ folder) {
  try {
    mkdirSync(folder);
    writeFileSync(join(folder, 'pid'), String(process.pid));
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    if (!isOwnerAlive(folder)) rmSync(folder, { recursive: true, force: true });
    return false;
  }
}

function isOwnerAlive(/** @type {string} */ folder) {
  try {
    process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')) || process.pid, 0);
    return true;
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    // EPERM: alive, owned by another user. ENOENT: just taken, the process ID is not written yet.
    return code === 'EPERM' || code === 'ENOENT';
  }
}
