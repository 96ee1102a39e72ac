import { readFileSync } from 'node:fs';
import { isRecord } from '@headwater/contract/is-record.ts';
import { replaceFile } from './replace-file.ts';

/** How often a rule moved a request, and the day of the last time. Nothing says who it was. */
export interface RuleHits {
  count: number;
  day: string;
}

/** Hits of rules by what they are from. */
export function readHits(file: string): Map<string, RuleHits> {
  try {
    const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return new Map(
      Object.entries(isRecord(stored) ? stored : {}).flatMap(([from, hits]) =>
        isRecord(hits) && typeof hits.count === 'number' ? [[from, { count: hits.count, day: String(hits.day) }]] : [],
      ),
    );
  } catch {
    // The first start, or a damaged file: counting begins anew.
    return new Map();
  }
}

export interface HitCounter {
  record(from: string): void;
  /** Writes the counts, if there are new ones. A disk that cannot be written keeps them in memory. */
  flush(): void;
}

export function createHitCounter(file: string, now: () => Date = () => new Date()): HitCounter {
  const hits = readHits(file);
  let isChanged = false;
  return {
    record(from) {
      hits.set(from, { count: (hits.get(from)?.count ?? 0) + 1, day: now().toISOString().slice(0, 10) });
      isChanged = true;
    },
    flush() {
      // Tried again with the next flush.
      if (isChanged) isChanged = !replaceFile(file, JSON.stringify(Object.fromEntries(hits)));
    },
  };
}
