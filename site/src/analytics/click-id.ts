/** Id of the ad click that brought a visitor, with the moment until which it may be used. */
interface KeptClickId {
  id: string;
  /** Epoch milliseconds. */
  until: number;
}

const DAY_MS = 86_400_000;
/** Google's ids are about 90 characters; longer ones are not theirs. */
const SHAPE = /^[\w-]{1,300}$/;

/** The ad click's id in the query of an address, if there is one. */
export function clickIdIn(search: string): string | undefined {
  const id = new URLSearchParams(search).get('gclid') ?? '';
  return SHAPE.test(id) ? id : undefined;
}

/** What to keep of an id for some days. */
export function keptClickId(id: string, days: number, now: number): string {
  return JSON.stringify({ id, until: now + days * DAY_MS } satisfies KeptClickId);
}

/** The id that was kept; undefined when its days are over or when it is none. */
export function readClickId(kept: string | null, now: number): string | undefined {
  try {
    const { id, until }: Partial<KeptClickId> = JSON.parse(kept ?? '{}');
    return typeof id === 'string' && SHAPE.test(id) && typeof until === 'number' && now < until ? id : undefined;
  } catch {
    return undefined;
  }
}
