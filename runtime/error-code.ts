/** The code of a system error, such as `ENOENT`; undefined when the error has none. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
