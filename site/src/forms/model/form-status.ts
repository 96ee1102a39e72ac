import type { FormDefinition } from './form-definition.ts';

/** `message` is HTML; null when the form has no message of its own. */
export type FormStatus = { status: 'open' } | { status: 'pending' | 'closed'; message: string | null };

/**
 * When the form opens or closes next by its schedule: a page that shows it is correct until then.
 * @param now epoch milliseconds
 * @returns epoch milliseconds; undefined without a schedule
 */
export function nextStatusChange(
  { isActive, schedule }: Pick<FormDefinition, 'isActive' | 'schedule'>,
  now: number,
): number | undefined {
  if (!isActive || !schedule) return undefined;
  const { opensAt, closesAt } = schedule;
  const planned = [opensAt, closesAt].filter((at) => at !== null && at > now);
  return planned.length > 0 ? Math.min(...planned.map(Number)) : undefined;
}

/**
 * Whether the form accepts submissions at a time.
 * @param now epoch milliseconds
 * @param isFull whether the CMS recently refused an entry because the form is full
 */
export function formStatus(
  { isActive, schedule, closedMessage }: Pick<FormDefinition, 'isActive' | 'schedule' | 'closedMessage'>,
  now: number,
  isFull = false,
): FormStatus {
  if (!isActive) return { status: 'closed', message: closedMessage };
  if (schedule?.opensAt && now < schedule.opensAt) return { status: 'pending', message: schedule.pendingMessage };
  if (schedule?.closesAt && now >= schedule.closesAt) return { status: 'closed', message: schedule.closedMessage };
  return isFull ? { status: 'closed', message: closedMessage } : { status: 'open' };
}
