/** Errors whose message alone says what to do; all others are bugs and show where they happened. */
const EXPECTED = new Set(['ConfigurationError', 'BuildError']);

/** The message for the operator when the site failed to start. */
export function explainStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Stop that program, or choose another port with PORT=….`;
  }
  if (code === 'EACCES') return `This user may not listen on port ${port}. Choose a port above 1023 with PORT=….`;
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return EXPECTED.has(error.name) ? error.message + cause : (error.stack ?? error.message);
}
