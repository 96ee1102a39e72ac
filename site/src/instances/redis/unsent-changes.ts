import { randomUUID } from 'node:crypto';
import type { SharedChange, SharedChangeMessage } from '../shared-change.ts';

/** Changes that are not in the log yet. */
export interface UnsentChanges {
  add(id: string, change: SharedChange): void;
  delete(id: string): void;
  /** In the order of their arrival, with the milliseconds since then. */
  list(): (SharedChangeMessage & { ageMs: number })[];
}

const MOST = 500;

function trashedIn(change: SharedChange): readonly number[] {
  return change.kind === 'session-ended' ? [] : change.trashed;
}

/** Bounded: beyond 500 changes, those of content become one that means everything. @param now milliseconds of a monotonic clock */
export function createUnsentChanges(now: () => number = () => performance.now()): UnsentChanges {
  const waiting = new Map<string, { change: SharedChange; at: number }>();

  function combine(): void {
    const trashed = new Set<number>();
    for (const [id, { change }] of waiting) {
      if (change.kind === 'session-ended') continue;
      for (const contentId of trashedIn(change)) trashed.add(contentId);
      waiting.delete(id);
    }
    waiting.set(randomUUID(), { change: { kind: 'everything', trashed: [...trashed] }, at: now() });
  }

  return {
    add(id, change) {
      waiting.set(id, { change, at: now() });
      if (waiting.size > MOST) combine();
      for (const oldest of waiting.keys()) {
        if (waiting.size <= MOST) break;
        waiting.delete(oldest);
      }
    },
    delete: (id) => void waiting.delete(id),
    list: () => [...waiting].map(([id, { change, at }]) => ({ id, change, ageMs: now() - at })),
  };
}
