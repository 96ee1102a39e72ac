import type { ResultOf } from '../../cms-client/graphql.ts';
import type { GetForm } from '../form.query.ts';
import type { FormSchedule } from '../form-definition.ts';
import { type Cleaner, cleanHtml } from './cleaner.ts';

type Scheduling = NonNullable<ResultOf<typeof GetForm>['gfForm']>['scheduling'];

/** When the form opens and closes; null when it has no schedule. */
export function readSchedule(scheduling: Scheduling, clean: Cleaner): FormSchedule | null {
  if (!scheduling?.hasSchedule) return null;
  return {
    opensAt: readMoment(scheduling.startDetails?.dateGmt),
    closesAt: readMoment(scheduling.endDetails?.dateGmt),
    pendingMessage: cleanHtml(clean, scheduling.pendingMessage),
    closedMessage: cleanHtml(clean, scheduling.closedMessage),
  };
}

/** WordPress writes `2026-11-21 08:00:00` and means Greenwich. */
function readMoment(text: string | null | undefined): number | null {
  const moment = Date.parse(`${text?.trim().replace(' ', 'T')}Z`);
  return Number.isNaN(moment) ? null : moment;
}
