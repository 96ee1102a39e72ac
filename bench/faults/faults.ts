import { type FaultName, faultModes, faultNames } from '@headwater/e2e/support/fault-modes.ts';
import type { Toxic } from '@headwater/e2e/support/tcp-proxy.ts';

/** One fault between the site and its CMS. */
export interface Fault {
  name: string;
  /** Description for reports. */
  what: string;
  /** What a visitor may get of an uncached page: a 503 at best, the page, or a page that lacks what the CMS failed at. */
  permits: 'no page' | 'whole page' | 'partial page';
  /** The responses of the CMS that are faulty, or the line to it. */
  how: { responses: FaultName } | { line: Toxic };
}

/** What happens to the bytes of any protocol; the names are those of toxiproxy's toxics. */
const lines: readonly (Omit<Fault, 'how'> & { line: Toxic })[] = [
  { name: 'tcp-latency', what: 'every piece comes a second late', permits: 'whole page', line: { latencyMs: 1_000 } },
  {
    name: 'tcp-jitter',
    what: 'every piece comes up to a second late',
    permits: 'whole page',
    line: { latencyMs: 50, jitterMs: 1_000 },
  },
  { name: 'tcp-bandwidth', what: '2 KB per second', permits: 'whole page', line: { bytesPerSecond: 2_048 } },
  {
    name: 'tcp-slow-close',
    what: 'a connection that the CMS ends stays open for 2 s',
    permits: 'whole page',
    line: { slowCloseMs: 2_000 },
  },
  {
    name: 'tcp-timeout',
    what: 'connections are accepted, and nothing passes',
    permits: 'no page',
    line: { refuse: 'hang' },
  },
  { name: 'tcp-reset', what: 'connections are reset', permits: 'no page', line: { refuse: 'reset' } },
  { name: 'tcp-limit', what: 'a connection ends after 700 bytes', permits: 'no page', line: { limitBytes: 700 } },
  {
    name: 'tcp-slicer',
    what: 'the response comes in pieces of 64 bytes',
    permits: 'whole page',
    line: { sliceBytes: 64 },
  },
];

/** Every fault of the matrix, by its name. */
export const faults: ReadonlyMap<string, Fault> = new Map(
  [
    ...lines.map(({ line, ...fault }): Fault => ({ ...fault, how: { line } })),
    ...faultNames.map((name): Fault => {
      const { what, permitsPage } = faultModes[name];
      const page = name === 'partial' ? 'partial page' : 'whole page';
      return { name, what, permits: permitsPage ? page : 'no page', how: { responses: name } };
    }),
  ].map((fault) => [fault.name, fault]),
);
