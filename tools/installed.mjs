import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether `node_modules` matches `package-lock.json`. npm records its
 * tree in `node_modules/.package-lock.json`, as the last step of an install; comparing the
 * two also detects a manual install, an interrupted one and a lock file that came with a pull.
 * @param {string} root folder of the repository
 */
export function isInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/')) return true;
    // A workspace: a link to its folder, without a version.
    if (entry.link) return existsSync(join(root, path));
    if (!present[path]) return entry.optional || entry.peer;
    return present[path].version === entry.version;
  });
}

/** @returns {Record<string, { version?: string, optional?: boolean, peer?: boolean, link?: boolean }> | undefined} */
function readPackages(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    // Missing or truncated: there is no usable record.
    return undefined;
  }
}
