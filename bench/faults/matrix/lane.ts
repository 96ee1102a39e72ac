import type { Canary } from '../canary.ts';
import type { Fault } from '../faults.ts';
import { type FaultyCms, startFaultyCms } from '../faulty-cms.ts';
import { type Cell, judgeCell, type PageState, pageStates } from './cell.ts';
import { type MatrixSite, type Responses, startMatrixSite } from './matrix-site.ts';

/** How every kind of page fared under one fault. */
export interface FaultRow {
  fault: Fault;
  cells: readonly (Cell & { wrong: string | undefined })[];
  /** Requests and connections to the CMS in each state, so that a fault that nothing met is seen. */
  asked: Readonly<Record<PageState, number>>;
  slowestColdMs: number;
  /** Seconds after the fault until every page was rendered again. */
  recoverySeconds: number;
}

interface LaneOptions {
  cmsUrl: string;
  folder: string;
  canary: Canary;
  /** Faults that no lane has taken yet; this one takes the first until there are none. */
  waiting: Fault[];
  /** How long an uncached page may take. */
  deadlineMs: number;
  onRow: (row: FaultRow) => void;
}

/** A site behind a CMS that can have faults, with the content hash of each page. */
interface Stand {
  cms: FaultyCms;
  site: MatrixSite;
  good: ReadonlyMap<string, string>;
}

interface Outcome {
  responses: Responses;
  asked: number;
}

/** Concurrent first requests of each uncached page. */
const COLD_AT_ONCE = 5;

function merged(all: readonly Responses[]): Responses {
  const kinds = new Set(all.flatMap((responses) => [...responses.keys()]));
  return new Map([...kinds].map((kind) => [kind, all.flatMap((responses) => responses.get(kind) ?? [])]));
}

/** Every page at once, and again when the refreshes that this causes have ended. */
async function askTwice({ cms, site }: Stand, prepare: () => Promise<void>): Promise<Outcome> {
  const before = cms.asked();
  await prepare();
  const first = await site.ask();
  await site.settled();
  const responses = merged([first, await site.ask()]);
  return { responses, asked: cms.asked() - before };
}

async function recover({ cms, site }: Stand): Promise<number> {
  await cms.use(undefined);
  await site.expire();
  return site.recovered();
}

/** Takes faults one after the other: two sites that store every page, and for each fault a third one that stores none. */
export async function runLane({ cmsUrl, folder, canary, waiting, deadlineMs, onRow }: LaneOptions): Promise<void> {
  const ends: (() => Promise<void>)[] = [];

  async function openStand(): Promise<Stand> {
    const cms = await startFaultyCms(cmsUrl, canary.url);
    ends.unshift(cms.close);
    const site = await startMatrixSite(cms, folder, 'ready');
    ends.unshift(site.stop);
    await site.recovered();
    const good = new Map([...(await site.ask())].map(([kind, [response]]) => [kind, response?.hash ?? '']));
    return { cms, site, good };
  }

  async function askCold(cms: FaultyCms, fault: Fault): Promise<Outcome> {
    await cms.use(undefined);
    const site = await startMatrixSite(cms, folder, 'live');
    try {
      await cms.use(fault);
      const before = cms.asked();
      const responses = await site.ask(COLD_AT_ONCE);
      return { responses, asked: cms.asked() - before };
    } finally {
      await site.stop();
    }
  }

  try {
    const [aging, changing] = [await openStand(), await openStand()];
    const coldCms = await startFaultyCms(cmsUrl, canary.url);
    ends.unshift(coldCms.close);

    async function askWarm(fault: Fault) {
      for (const { cms } of [aging, changing]) await cms.use(fault);
      const before = aging.cms.asked();
      const fresh = { responses: await aging.site.ask(), asked: aging.cms.asked() - before };
      const [expired, purged] = await Promise.all([
        askTwice(aging, aging.site.expire),
        askTwice(changing, changing.site.purge),
      ]);
      const recoveries = await Promise.all([aging, changing].map(recover));
      return { fresh, expired, purged, recoverySeconds: Math.max(...recoveries) };
    }

    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const [{ recoverySeconds, ...warm }, cold] = await Promise.all([askWarm(fault), askCold(coldCms, fault)]);
      const outcomes = { ...warm, cold };
      const cells = pageStates.flatMap((state) =>
        [...outcomes[state].responses].map(([kind, responses]) => {
          const cell: Cell = { fault, kind, state, responses, good: aging.good.get(kind) ?? '' };
          return { ...cell, wrong: judgeCell(cell, deadlineMs) };
        }),
      );
      const { fresh, expired, purged } = outcomes;
      const asked = { fresh: fresh.asked, expired: expired.asked, purged: purged.asked, cold: cold.asked };
      const slowestColdMs = Math.max(...[...cold.responses.values()].flat().map(({ milliseconds }) => milliseconds));
      onRow({ fault, cells, asked, slowestColdMs, recoverySeconds });
    }
  } finally {
    for (const end of ends) await end();
  }
}
