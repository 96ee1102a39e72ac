import type { Asked } from './ask-cms.ts';
import { leadPause } from './backoff.ts';
import type { ClaimedLead, DeliveryLog, Visit } from './claimed-lead.ts';
import { maySend, type WhenUnsure } from './doubt.ts';
import type { KeyMemory } from './key-memory.ts';
import type { Lead } from './lead.ts';
import type { Outbox } from './outbox.ts';
import { withoutValues } from './without-values.ts';

export interface NoteOptions {
  outbox: Pick<Outbox, 'finish' | 'postpone'>;
  keys: Pick<KeyMemory, 'honorsKeys'>;
  whenUnsure: WhenUnsure;
  log: DeliveryLog;
  now: () => number;
}

/** After this long, a person has to look at a lead that the CMS will not take. */
export const DEAD_AFTER_MS = 72 * 3_600_000;

function assertNever(outcome: never): never {
  throw new Error(`unknown outcome ${JSON.stringify(outcome)}`);
}

/** Writes to the outbox and the log what became of a lead. Throws OutboxUnavailableError. */
export function createNoteOutcome({ outbox, keys, whenUnsure, log, now }: NoteOptions) {
  /** The CMS will not take it as it is. */
  function close({ key, formId, attempts, content }: ClaimedLead, { isAwaited }: Visit, reason: string): void {
    const state = isAwaited ? 'refused' : 'dead';
    outbox.finish(key, { state, lastError: withoutValues(reason, content.values) });
    log(isAwaited ? 'info' : 'error', 'the CMS refused a lead', { formId, attempts, state });
  }

  function wait(lead: ClaimedLead, reason: string, sent: Lead['sent']): void {
    const { key, formId, attempts, content } = lead;
    const lastError = withoutValues(reason, content.values);
    const isDead = now() - lead.waitsSince > DEAD_AFTER_MS;
    if (isDead) outbox.finish(key, { state: 'dead', lastError });
    else outbox.postpone(key, now() + Math.round(leadPause(attempts)), lastError, sent);
    if (isDead) log('error', 'a lead is given up', { formId, attempts });
    else log('warn', 'a lead waits for the CMS', { formId, attempts });
  }

  /** It went out, and a second time might make a second entry: a person decides. */
  function hold({ key, formId, attempts, content }: ClaimedLead, reason: string): void {
    outbox.finish(key, { state: 'unknown', lastError: withoutValues(reason, content.values) });
    log('error', 'a lead may be at the CMS or not; see npm run leads', { formId, attempts });
  }

  return (lead: ClaimedLead, { outcome, sent }: Asked, visit: Visit): void => {
    switch (outcome.kind) {
      case 'accepted': {
        const answer = JSON.stringify(outcome.confirmation);
        outbox.finish(lead.key, { state: 'delivered', entryId: outcome.entryId, answer });
        log('info', 'a lead was delivered', { formId: lead.formId, attempts: lead.attempts });
        break;
      }
      case 'field-errors':
        close(lead, visit, `the CMS found errors in the fields ${outcome.errors.map(({ id }) => id).join(', ')}`);
        break;
      case 'rejected':
        close(lead, visit, outcome.reason);
        break;
      case 'unmendable':
        close(lead, { isAwaited: false }, outcome.reason);
        break;
      case 'unreachable':
        wait(lead, outcome.reason, lead.sent);
        break;
      case 'unknown':
        if (maySend(sent, keys.honorsKeys(), whenUnsure)) wait(lead, outcome.reason, sent);
        else hold(lead, outcome.reason);
        break;
      default:
        assertNever(outcome);
    }
  };
}
