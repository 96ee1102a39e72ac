import type { Row } from '../sql/sql.ts';
import { leadFlags, leadStates } from './lead.ts';
import type { OutboxSummary } from './outbox.ts';

/** A count for each name, 0 for names without a row. */
function countsOf<Name extends string>(names: readonly Name[], rows: readonly Row[]): Record<Name, number> {
  const counts = new Map(rows.map(({ name, count }) => [name, Number(count)]));
  // The type of Object.fromEntries loses the names.
  return Object.fromEntries(names.map((name) => [name, counts.get(name) ?? 0])) as Record<Name, number>;
}

/**
 * The summary from groups of leads as a database counts them. Times are epoch milliseconds.
 * @param states leads by state, with the acceptance of the oldest
 * @param handOver leads that wait for the webhook, with the time since when the first of them does
 */
export function summaryOf(states: readonly Row[], flags: readonly Row[], handOver: Row = {}): OutboxSummary {
  const unsent = states.filter(({ name }) => name === 'accepted' || name === 'delivering');
  const oldest = unsent.map((row) => Number(row.oldest ?? Number.POSITIVE_INFINITY));
  const waiting = Number(handOver.count ?? 0);
  return {
    leads: countsOf(leadStates, states),
    flagged: countsOf(leadFlags, flags),
    oldestUnsentAt: oldest.length > 0 ? Math.min(...oldest) : undefined,
    handOver: { waiting, oldestAt: waiting > 0 ? Number(handOver.oldest) : undefined },
  };
}
