/** How long a script waits for a page: as long as a visitor would. */
const TIMEOUT_MS = 15_000;

/** Thrown when the server refuses for now, with a message for the visitor. */
class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/**
 * Fetches a page of this site, so that a script can show a part of it.
 * @throws RefusedError when there were too many requests; another error when the page is missing or too slow.
 */
export async function fetchPage(href: string, signal?: AbortSignal): Promise<Document> {
  const signals = [AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])];
  const response = await fetch(href, { signal: AbortSignal.any(signals) });
  const text = await response.text();
  if (response.status === 429) throw new RefusedError(text.trim());
  if (!response.ok) throw new Error(`${href} responded with ${response.status}`);
  return new DOMParser().parseFromString(text, 'text/html');
}

/** The server's own message if there is one, otherwise the given one. */
export function wordsFor(error: unknown, otherwise: string): string {
  return error instanceof RefusedError ? error.message : otherwise;
}
