/** A script waits no longer for a page than a visitor would. */
const PATIENCE_MS = 15_000;

/** Thrown when the server says, in words fit for a visitor, why it does not answer now. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/**
 * Fetches a page of this site, so that a script can show a part of it.
 * @throws RefusedError when there were too many requests; another error when there is no such page in time.
 */
export async function fetchPage(href: string, signal?: AbortSignal): Promise<Document> {
  const signals = [AbortSignal.timeout(PATIENCE_MS), ...(signal ? [signal] : [])];
  const response = await fetch(href, { signal: AbortSignal.any(signals) });
  const text = await response.text();
  if (response.status === 429) throw new RefusedError(text.trim());
  if (!response.ok) throw new Error(`${href} answered ${response.status}`);
  return new DOMParser().parseFromString(text, 'text/html');
}

/** The server's own words where it has any, else the given ones. */
export function wordsFor(error: unknown, otherwise: string): string {
  return error instanceof RefusedError ? error.message : otherwise;
}
