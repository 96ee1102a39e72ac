import { type Zippable, zipSync } from 'fflate';

/** The first day that a zip can state, in local time as fflate reads it: the same files make the same archive. */
const DATE = new Date(1980, 0, 1);
/** Made on Unix, so that unpackers apply the mode. */
const UNIX = 3;
/** A regular file that everyone may read, in the upper half as the format wants it. */
const MODE = 0o100644 << 16;

/**
 * Packs files into a zip archive, byte for byte the same one for the same files.
 * @param files contents by path with forward slashes, in the order in which they are packed
 */
export function zip(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const entries = [...files].map(([name, content]) => [name, [content, { os: UNIX, attrs: MODE }]] as const);
  return zipSync(Object.fromEntries(entries) as Zippable, { level: 9, mtime: DATE });
}
