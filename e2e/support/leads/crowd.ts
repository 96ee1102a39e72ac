import type { TokenSource } from './token-sources.ts';
import { type LeadRecord, sendLead } from './visitor.ts';

export interface CrowdOptions {
  siteUrl: string;
  /** Visitors take turns. */
  sources: readonly TokenSource[];
  /** Prefix of every message of this run. */
  run: string;
  leads: number;
  atOnce: number;
  /** Called after each finished submission with their number. */
  onEnd?: (ended: number) => void;
}

/** One visitor in seven gives up without a response. */
function isPatient(number: number): boolean {
  return number % 7 !== 0;
}

/** Many visitors who send one lead each. */
export async function sendLeads({ siteUrl, sources, run, leads, atOnce, onEnd }: CrowdOptions): Promise<LeadRecord[]> {
  const records: LeadRecord[] = [];
  let next = 0;
  const visitors = Array.from({ length: atOnce }, async () => {
    while (next < leads) {
      const number = next;
      next += 1;
      const token = (await sources[number % sources.length]?.()) ?? '';
      records.push(await sendLead(`${run} ${number}`, { siteUrl, token, isPatient: isPatient(number) }));
      onEnd?.(records.length);
    }
  });
  await Promise.all(visitors);
  return records;
}
