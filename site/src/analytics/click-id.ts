/** ID of the ad click that brought a visitor, with its expiry. */
interface StoredClickId {
  id: string;
  /** Epoch milliseconds. */
  until: number;
}

const DAY_MS = 86_400_000;
/** Google's IDs have about 90 characters; longer ones are not Google's. */
const SHAPE = /^[\w-]{1,300}$/;

/** The ad click ID in the query of a URL, if there is one. */
export function clickIdIn(search: string): string | undefined {
  const id = new URLSearchParams(search).get('gclid') ?? '';
  return SHAPE.test(id) ? id : undefined;
}

/** The string to store for an ID, including its expiry. */
export function storedClickId(id: string, days: number, now: number): string {
  return JSON.stringify({ id, until: now + days * DAY_MS } satisfies StoredClickId);
}

/** The stored ID; undefined when it has expired or is not valid. */
export function readClickId(stored: string | null, now: number): string | undefined {
  try {
    const { id, until }: Partial<StoredClickId> = JSON.parse(stored ?? '{}');
    return typeof id === 'string' && SHAPE.test(id) && typeof until === 'number' && now < until ? id : undefined;
  } catch {
    return undefined;
  }
}
