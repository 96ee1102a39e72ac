import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isRecord } from '@headwater/contract/is-record.ts';

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
      if (!isChanged) return;
      try {
        mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
        writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(hits)), { mode: 0o600 });
        renameSync(`${file}.new`, file);
        isChanged = false;
      } catch {
        // Tried again with the next flush.
      }
    },
  };
}
