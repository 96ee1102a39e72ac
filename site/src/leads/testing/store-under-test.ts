import type { Lead, LeadState, NewLead } from '../lead.ts';
import type { LeadStore } from '../lead-store.ts';

/** A store of an engine, with a clock that the test moves. */
export interface StoreUnderTest {
  /** Opens it as one more process does. */
  open(): LeadStore;
  /** Moves the clock, which begins at 1,000. @param milliseconds to add */
  wait(milliseconds: number): Promise<void>;
  /** Changes a lead's state behind the outbox's back. */
  setState(key: string, state: LeadState): Promise<void>;
}

/** Makes an empty store that ends with the test. */
export type CreateStore = () => Promise<StoreUnderTest>;

/** A lead with characters that databases like to refuse. */
export function aLead(key: string, parts: Partial<NewLead> = {}): NewLead {
  const entryMeta = { ip: '', sourceUrl: '', userAgent: '' };
  const content = { values: [{ id: 1, value: 'Ada \0 \ud800 💧' }], entryMeta, hasCaptcha: false };
  return { key, formId: 1, formVersion: 'v', fingerprint: 'f', flags: [], content, ...parts };
}

/** A lead as a store has it that has to hand over none. */
export function aStoredLead(parts: Partial<Lead> = {}): Lead {
  const handOver = { handOver: null, handOverAt: null, handOverSince: null, handOverAttempts: 0, handOverError: null };
  return {
    ...aLead('key-1', { formId: 7, formVersion: 'v1', flags: ['fast', 'clock'] }),
    ...handOver,
    state: 'accepted',
    attempts: 2,
    acceptedAt: 0,
    waitsSince: 0,
    nextAttemptAt: 0,
    sent: null,
    lastError: null,
    entryId: null,
    answer: null,
    finishedAt: null,
    ...parts,
  };
}

/** A lead with files. */
export function aLeadWithFiles(key: string, ...uploads: string[]): NewLead {
  const files = uploads.map((upload) => ({ fieldId: 5, name: 'pump.pdf', size: 1, isMultiple: true, upload }));
  const { content, ...lead } = aLead(key);
  return { ...lead, content: { ...content, files } };
}
