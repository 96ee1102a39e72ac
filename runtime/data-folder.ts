/** Errors that waiting does not fix. A full disk is not among them: it may be freed. */
const REFUSALS = new Set(['EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'EEXIST', 'ELOOP', 'ENAMETOOLONG']);

/** Whether a program could not create or write its data folder because of permissions, or because it is not a folder. */
export function isFolderRefused(error: unknown): error is NodeJS.ErrnoException & { path: string } {
  const { code = '', path, syscall } = error as NodeJS.ErrnoException;
  // Node reports ENOENT when it cannot create a folder on a read-only file system.
  return path !== undefined && (REFUSALS.has(code) || (code === 'ENOENT' && syscall === 'mkdir'));
}

/** SQLite's codes for a disk without room: for the database, and for the index of its write-ahead log. */
const SQLITE_FULL = new Set([13, 4874]);

/** Whether a disk has no room for a file or a database, which may change while a program waits. */
export function isDiskFull(error: unknown): boolean {
  const { code, errcode = 0 } = error as { code?: string; errcode?: number };
  return code === 'ENOSPC' || code === 'EDQUOT' || SQLITE_FULL.has(errcode);
}
