import { setTimeout as pause } from 'node:timers/promises';
import type { LeadStage } from './stage.ts';

export interface Trouble {
  /** The share of the run after which it starts, from 0 to 1. */
  at: number;
  bring: () => Promise<void>;
}

/** Kills at random times, spread over the run. */
export function kills(stage: LeadStage, count: number, random = Math.random): Trouble[] {
  return Array.from({ length: count }, () => ({
    at: random(),
    bring: async () => {
      await pause(random() * 400);
      await stage.killAndStart();
    },
  }));
}

/** A CMS outage for a part of the run. */
export function outage(stage: LeadStage, from: number, to: number): Trouble[] {
  return [
    { at: from, bring: stage.shutCms },
    { at: to, bring: stage.openCms },
  ];
}

/**
 * Causes troubles one after the other, each at its share of the run.
 * @returns a function that reports the progress, and a promise for the end of all troubles
 */
export function inTheirTurn(troubles: readonly Trouble[]) {
  const waiting = [...troubles].sort((one, other) => one.at - other.at);
  let progress = 0;
  let chain = Promise.resolve();

  return {
    reach(now: number) {
      progress = Math.max(progress, now);
      while (waiting[0] && waiting[0].at <= progress) {
        const { bring } = waiting.shift() ?? { bring: async () => undefined };
        chain = chain.then(bring);
      }
    },
    /** Causes the remaining ones. */
    async end() {
      this.reach(1);
      await chain;
    },
  };
}
