import { type FragmentOf, graphql, readFragment } from '../../cms-client/graphql.ts';
import type { FormSchedule } from '../form-definition.ts';
import { type Cleaner, cleanHtml } from './cleaner.ts';

export const ScheduleParts = graphql(`
  fragment ScheduleParts on FormSchedule {
    hasSchedule
    pendingMessage
    closedMessage
    startDetails {
      dateGmt
    }
    endDetails {
      dateGmt
    }
  }
`);

/** When the form opens and closes; null when it has no schedule. */
export function readSchedule(
  answer: FragmentOf<typeof ScheduleParts> | null | undefined,
  clean: Cleaner,
): FormSchedule | null {
  const scheduling = readFragment(ScheduleParts, answer);
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
