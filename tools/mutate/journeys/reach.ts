import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Journey } from './read-journeys.ts';

/** A line that `journey-switch.mjs` records. Times are epoch milliseconds, paths are those of requests, without query. */
export type ReachLine =
  | { kind: 'mutant'; id: number; at: number; isInBrowser: boolean }
  | { kind: 'request'; path: string; at: number }
  | { kind: 'rendered'; path: string; from: number; to: number };

/** The message of Node's channel `http.server.request.start`. */
export interface StartedRequest {
  request: IncomingMessage;
  response: ServerResponse;
}

/** What a run of the journeys without a mutant executes. */
export interface Reach {
  /** The numbers of the mutants that each journey may execute. */
  ofJourney: ReadonlyMap<Journey, ReadonlySet<number>>;
  /** The mutants that the shared site and CMS executed before the first journey. */
  atStart: ReadonlySet<number>;
}

/** A mutant that is executed all the time is recorded at least this often. */
const REPEAT_MS = 20;

/** @param text of the file that `journey-switch.mjs` writes */
export function readReachLines(text: string): ReachLine[] {
  // Written by `journey-switch.mjs` alone.
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ReachLine);
}

/**
 * Which journey may execute which mutant, by time: the journeys must have run one after the other. A page from the
 * cache counts like its rendering, because an earlier journey had it rendered, and a later one may run alone.
 */
export function reachOf(lines: readonly ReachLine[], journeys: readonly Journey[]): Reach {
  const executed = lines.filter((line) => line.kind === 'mutant');
  const requests = lines.filter((line) => line.kind === 'request');
  const ofPage = new Map<string, Set<number>>();
  for (const line of lines) {
    if (line.kind !== 'rendered') continue;
    const inPage = ofPage.get(line.path) ?? new Set();
    for (const { id } of executed.filter((one) => !one.isInBrowser && isDuring(one, line))) inPage.add(id);
    ofPage.set(line.path, inPage);
  }
  const ofJourney = new Map<Journey, ReadonlySet<number>>();
  for (const journey of journeys) {
    const own = executed.filter((line) => isDuring(line, journey)).map(({ id }) => id);
    const paths = new Set(requests.filter((line) => isDuring(line, journey)).map(({ path }) => path));
    ofJourney.set(journey, new Set([...own, ...[...paths].flatMap((path) => [...(ofPage.get(path) ?? [])])]));
  }
  const first = Math.min(...journeys.map(({ from }) => from));
  return { ofJourney, atStart: new Set(executed.filter(({ at }) => at < first).map(({ id }) => id)) };
}

function isDuring({ at }: { at: number }, { from, to }: { from: number; to: number }): boolean {
  return at >= from - REPEAT_MS && at <= to;
}
