import { setTimeout as pause } from 'node:timers/promises';

/** The fault of a submission on its way to the CMS and back. */
export type Fault =
  | { kind: 'slow'; milliseconds: number }
  /** The CMS stores it, and its response is cut off. */
  | { kind: 'reset' }
  /** It is cut off before the CMS has it. */
  | { kind: 'lost' }
  /** The CMS stores it, and its response never comes; a proxy gives up after this long. */
  | { kind: 'hang'; milliseconds: number }
  /** The CMS stores it, and a proxy responds instead. */
  | { kind: 'gateway' };

/**
 * Faults for a share of the submissions, the same ones in every run.
 * @param every such as `{ reset: 20 }`: every twentieth connection is reset
 */
export function faultsAt(every: Partial<Record<Fault['kind'], number>>, slowMs: number, hangMs: number) {
  const faults: Record<Fault['kind'], Fault> = {
    slow: { kind: 'slow', milliseconds: slowMs },
    reset: { kind: 'reset' },
    lost: { kind: 'lost' },
    hang: { kind: 'hang', milliseconds: hangMs },
    gateway: { kind: 'gateway' },
  };
  let submissions = 0;
  return (): Fault | undefined => {
    submissions += 1;
    const found = Object.values(faults).find(({ kind }) => {
      const share = every[kind];
      return share !== undefined && submissions % share === share - 1;
    });
    return found;
  };
}

/** Responds to a submission with the fault. @param forward sends it to the CMS, and resolves with a function that passes its response on */
export async function withFault(
  fault: Fault | undefined,
  forward: () => Promise<() => void>,
  { cut, respondAsGateway }: { cut: () => void; respondAsGateway: () => void },
): Promise<void> {
  if (fault?.kind === 'lost') return cut();
  const pass = await forward();
  switch (fault?.kind) {
    case undefined:
      return pass();
    case 'slow':
      await pause(fault.milliseconds, undefined, { ref: false });
      return pass();
    case 'reset':
      return cut();
    case 'gateway':
      return respondAsGateway();
    case 'hang':
      await pause(fault.milliseconds, undefined, { ref: false });
      return cut();
  }
}
