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
  requests: Readonly<Record<PageState, number>>;
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
interface FaultStage {
  cms: FaultyCms;
  site: MatrixSite;
  good: ReadonlyMap<string, string>;
}

interface Outcome {
  responses: Responses;
  requests: number;
}

/** Concurrent first requests of each uncached page. */
const COLD_AT_ONCE = 5;

function merged(all: readonly Responses[]): Responses {
  const kinds = new Set(all.flatMap((responses) => [...responses.keys()]));
  return new Map([...kinds].map((kind) => [kind, all.flatMap((responses) => responses.get(kind) ?? [])]));
}

/** Every page at once, and again when the refreshes that this causes have ended. */
async function loadTwice({ cms, site }: FaultStage, prepare: () => Promise<void>): Promise<Outcome> {
  const before = cms.requests();
  await prepare();
  const first = await site.load();
  await site.settled();
  const responses = merged([first, await site.load()]);
  return { responses, requests: cms.requests() - before };
}

async function recover({ cms, site }: FaultStage): Promise<number> {
  await cms.use(undefined);
  await site.expire();
  return site.recovered();
}

/** Takes faults one after the other: two sites that store every page, and for each fault a third one that stores none. */
export async function runLane({ cmsUrl, folder, canary, waiting, deadlineMs, onRow }: LaneOptions): Promise<void> {
  const ends: (() => Promise<void>)[] = [];

  async function openStage(): Promise<FaultStage> {
    const cms = await startFaultyCms(cmsUrl, canary.url);
    ends.unshift(cms.close);
    const site = await startMatrixSite(cms, folder, 'ready');
    ends.unshift(site.stop);
    await site.recovered();
    const good = new Map([...(await site.load())].map(([kind, [response]]) => [kind, response?.hash ?? '']));
    return { cms, site, good };
  }

  async function loadCold(cms: FaultyCms, fault: Fault): Promise<Outcome> {
    await cms.use(undefined);
    const site = await startMatrixSite(cms, folder, 'live');
    try {
      await cms.use(fault);
      const before = cms.requests();
      const responses = await site.load(COLD_AT_ONCE);
      return { responses, requests: cms.requests() - before };
    } finally {
      await site.stop();
    }
  }

  try {
    const [aging, changing] = [await openStage(), await openStage()];
    const coldCms = await startFaultyCms(cmsUrl, canary.url);
    ends.unshift(coldCms.close);

    async function loadWarm(fault: Fault) {
      for (const { cms } of [aging, changing]) await cms.use(fault);
      const before = aging.cms.requests();
      const fresh = { responses: await aging.site.load(), requests: aging.cms.requests() - before };
      const [expired, purged] = await Promise.all([
        loadTwice(aging, aging.site.expire),
        loadTwice(changing, changing.site.purge),
      ]);
      const recoveries = await Promise.all([aging, changing].map(recover));
      return { fresh, expired, purged, recoverySeconds: Math.max(...recoveries) };
    }

    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const [{ recoverySeconds, ...warm }, cold] = await Promise.all([loadWarm(fault), loadCold(coldCms, fault)]);
      const outcomes = { ...warm, cold };
      const cells = pageStates.flatMap((state) =>
        [...outcomes[state].responses].map(([kind, responses]) => {
          const cell: Cell = { fault, kind, state, responses, good: aging.good.get(kind) ?? '' };
          return { ...cell, wrong: judgeCell(cell, deadlineMs) };
        }),
      );
      const { fresh, expired, purged } = outcomes;
      const requests = {
        fresh: fresh.requests,
        expired: expired.requests,
        purged: purged.requests,
        cold: cold.requests,
      };
      const slowestColdMs = Math.max(...[...cold.responses.values()].flat().map(({ milliseconds }) => milliseconds));
      onRow({ fault, cells, requests, slowestColdMs, recoverySeconds });
    }
  } finally {
    for (const end of ends) await end();
  }
}
