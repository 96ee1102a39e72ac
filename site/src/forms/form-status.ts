import type { FormDefinition } from './form-definition.ts';

/** `message` is HTML, null where the form has no words of its own. */
export type FormStatus = { status: 'open' } | { status: 'pending' | 'closed'; message: string | null };

/** Whether the form takes submissions at a moment. @param now epoch milliseconds */
export function formStatus({ isActive, schedule, closedMessage }: FormDefinition, now: number): FormStatus {
  if (!isActive) return { status: 'closed', message: closedMessage };
  if (schedule?.opensAt && now < schedule.opensAt) return { status: 'pending', message: schedule.pendingMessage };
  if (schedule?.closesAt && now >= schedule.closesAt) return { status: 'closed', message: schedule.closedMessage };
  return { status: 'open' };
}
