import type { FormDefinition } from '../forms/model/form-definition.ts';
import type { SavedFormStore } from '../saved-forms/saved-form-store.ts';
import type { AlarmKind } from './alarm/active-alarms.ts';
import type { HandOvers } from './hand-over/hand-overs.ts';
import { type LeadState, statesForPerson } from './lead.ts';
import type { LeadArchive } from './lead-archive.ts';
import type { Outbox, OutboxOptions } from './outbox.ts';

/** States in which the files are not needed any more: the CMS has them, or a person took care of the lead. */
const settledStates = ['delivered', 'done'] as const satisfies readonly LeadState[];

/** States without a claim on files. After a refusal, the visitor may send the same ones again. */
export const unclaimedStates = [...settledStates, 'refused'] as const satisfies readonly LeadState[];

/** States of finished leads, which age out. */
export const finishedStates = ['delivered', 'refused', 'done'] as const satisfies readonly LeadState[];

/** States in which a lead is handed over: its visitor was thanked, and it is not held as spam. */
export const handedOverStates = [
  'accepted',
  ...settledStates,
  ...statesForPerson,
] as const satisfies readonly LeadState[];

/** Which files belong to leads, by the leads themselves: there is no second list to disagree with them. */
export interface UploadClaims {
  /**
   * Runs `work` with those of the IDs that no lead waits with. No lead can be accepted with them meanwhile, in any
   * process.
   * @throws OutboxUnavailableError
   */
  withUnclaimed(ids: readonly string[], work: (unclaimed: readonly string[]) => Promise<void>): Promise<void>;
}

/** The last good definition of each form. Rejects with OutboxUnavailableError. */
export interface StoredDefinitions {
  /** @param shape of the queries that the definition came from */
  read(id: number, shape: string): Promise<FormDefinition | undefined>;
  write(form: FormDefinition, shape: string): Promise<void>;
  /** All of them, of any shape. */
  all(): Promise<FormDefinition[]>;
}

/** What a CMS has announced; undefined for what it has not been queried for. */
export interface CmsFacts {
  honorsKeys: boolean | undefined;
  takesFiles: boolean | undefined;
}

/** Facts about each CMS by its URL. Rejects with OutboxUnavailableError. */
export interface StoredCmsFacts {
  read(cmsUrl: string): Promise<CmsFacts>;
  /** Changes what is given. */
  write(cmsUrl: string, facts: Partial<CmsFacts>): Promise<void>;
}

/** Which alarms operators were notified of, shared by all processes with the same store. */
export interface AlarmRegister {
  /** Reserves an alarm for this process; false if it was sent already, or another process is sending it. */
  claim(kind: AlarmKind): Promise<boolean>;
  sent(kind: AlarmKind): Promise<void>;
  /** Forgets all alarms but these, so that they are sent again when they return. */
  keepOnly(kinds: readonly AlarmKind[]): Promise<void>;
}

/** After this long, an alarm that was claimed and not sent is tried again. */
export const ALARM_CLAIM_MS = 2 * 60_000;

/** Everything that is stored about leads, by one engine. Opened on first use, and again after each failure. */
export interface LeadStore {
  /** For messages to operators, without secrets. */
  readonly name: string;
  /** Whether there was an outbox in an earlier run, which is gone. */
  readonly isOutboxLost: boolean;
  outbox(options: OutboxOptions): Outbox;
  readonly archive: LeadArchive;
  readonly handOvers: HandOvers;
  readonly claims: UploadClaims;
  readonly definitions: StoredDefinitions;
  readonly cmsFacts: StoredCmsFacts;
  readonly alarms: AlarmRegister;
  /** Forms that visitors saved, whose files no sweep may delete. */
  readonly savedForms: SavedFormStore;
  close(): Promise<void>;
}
