/** What no waiting mends. A full disk is not among them: it may be emptied. */
const REFUSALS = new Set(['EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'EEXIST', 'ELOOP', 'ENAMETOOLONG']);

/** Whether a program could not make or write its data folder because this user may not, or because it is no folder. */
export function isFolderRefused(error: unknown): error is NodeJS.ErrnoException & { path: string } {
  const { code = '', path, syscall } = error as NodeJS.ErrnoException;
  // Node says ENOENT where it may not make a folder on a read-only file system.
  return path !== undefined && (REFUSALS.has(code) || (code === 'ENOENT' && syscall === 'mkdir'));
}
