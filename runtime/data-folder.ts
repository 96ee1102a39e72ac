/** Errors that waiting does not fix. A full disk is not among them: it may be freed. */
const REFUSALS = new Set(['EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'EEXIST', 'ELOOP', 'ENAMETOOLONG']);

/** Whether a program could not create or write its data folder because of permissions, or because it is not a folder. */
export function isFolderRefused(error: unknown): error is NodeJS.ErrnoException & { path: string } {
  const { code = '', path, syscall } = error as NodeJS.ErrnoException;
  // Node reports ENOENT when it cannot create a folder on a read-only file system.
  return path !== undefined && (REFUSALS.has(code) || (code === 'ENOENT' && syscall === 'mkdir'));
}
