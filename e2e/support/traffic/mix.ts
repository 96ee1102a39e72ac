/** What visitors request beside forms. */
export type RequestKind = 'page' | 'image' | 'search';

/** Parts of each kind; they need not add up to 100. */
export type Shares = Readonly<Record<RequestKind, number>>;

export const pagesOnly: Shares = { page: 1, image: 0, search: 0 };
/** Seventy pages, twenty images and five searches, to which five forms are sent. */
export const mixedShares: Shares = { page: 70, image: 20, search: 5 };

export interface PlannedRequest {
  kind: RequestKind;
  path: string;
  /** Number of the visitor who sends it. */
  visitor: number;
}

interface Choice {
  pages: readonly string[];
  images: readonly string[];
  shares: Shares;
  visitors: number;
}

const words = ['pump', 'seal', 'impeller', 'valve', 'flow', 'head', 'motor', 'service', 'note', 'station'];

function pick<Entry>(random: () => number, all: readonly Entry[], otherwise: Entry): Entry {
  return all[Math.floor(random() * all.length)] ?? otherwise;
}

/** Chooses what the next visitor requests: the same requests in the same order for the same random numbers. */
export function nextRequest(random: () => number, { pages, images, shares, visitors }: Choice): PlannedRequest {
  const visitor = Math.floor(random() * visitors);
  const mark = random() * (shares.page + shares.image + shares.search);
  if (mark < shares.page) return { kind: 'page', path: pick(random, pages, '/'), visitor };
  if (mark < shares.page + shares.image) return { kind: 'image', path: pick(random, images, '/favicon.ico'), visitor };
  // Most searches are for words that were not searched before.
  return { kind: 'search', path: `/search?q=${pick(random, words, 'pump')}+${Math.floor(random() * 1e6)}`, visitor };
}

/** An address of the loopback interface for each visitor, so that limits per address see visitors, not one machine. */
export function addressOf(visitor: number): string {
  return `127.${16 + (Math.floor(visitor / 64_516) % 200)}.${1 + (Math.floor(visitor / 254) % 254)}.${1 + (visitor % 254)}`;
}
