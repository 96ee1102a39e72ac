import { assertNever } from '@headwater/contract/assert-never.ts';
import type { EntryLimit, Form, Schedule } from '../definition/form.ts';

export const defaultNotices = {
  pending: 'This form is not yet available.',
  closed: 'Sorry. This form is no longer available.',
  limitReached: 'Sorry. This form is no longer accepting new submissions.',
  login: 'Sorry. You must be logged in to view this form.',
} as const;

/**
 * Why a form accepts no entries, as the editor's message; undefined when it does.
 * @param countSince the number of entries since a time, or in total.
 */
export function closedNotice(
  form: Form,
  now: Date,
  countSince: (since: Date | undefined) => number,
): string | undefined {
  if (form.login) return form.login.loginRequiredMessage || defaultNotices.login;
  const limit = form.entryLimit;
  if (limit && countSince(periodStart(limit.period, now)) >= limit.maxEntries) {
    return limit.limitReachedMessage || defaultNotices.limitReached;
  }
  return form.schedule && scheduleNotice(form.schedule, now);
}

function scheduleNotice({ start, end, pendingMessage, closedMessage }: Schedule, now: Date): string | undefined {
  if (start && now < new Date(`${start}Z`)) return pendingMessage || defaultNotices.pending;
  if (end && now > new Date(`${end}Z`)) return closedMessage || defaultNotices.closed;
  return undefined;
}

/** Calendar periods; a week starts on Sunday, WordPress's default. */
function periodStart(period: EntryLimit['period'], now: Date): Date | undefined {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  switch (period) {
    case undefined:
      return undefined;
    case 'DAY':
      return new Date(Date.UTC(year, month, day));
    case 'WEEK':
      return new Date(Date.UTC(year, month, day - now.getUTCDay()));
    case 'MONTH':
      return new Date(Date.UTC(year, month));
    case 'YEAR':
      return new Date(Date.UTC(year, 0));
    default:
      return assertNever(period, 'period of a limit');
  }
}
