import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import { type Cleaner, cleanHtml } from '../../fields/reading/cleaner.ts';
import type { FormSchedule } from '../../model/form-definition.ts';
import { scheduledMoment } from './scheduled-moment.ts';

export const ScheduleParts = graphql(`
  fragment ScheduleParts on FormSchedule {
    hasSchedule
    pendingMessage
    closedMessage
    startDetails {
      date
      dateGmt
      hour
      minute
      amPm
    }
    endDetails {
      date
      dateGmt
      hour
      minute
      amPm
    }
  }
`);

/** When the form opens and closes; null when it has no schedule. */
export function readSchedule(
  fragment: FragmentOf<typeof ScheduleParts> | null | undefined,
  clean: Cleaner,
): FormSchedule | null {
  const scheduling = readFragment(ScheduleParts, fragment);
  if (!scheduling?.hasSchedule) return null;
  return {
    opensAt: scheduledMoment(scheduling.startDetails),
    closesAt: scheduledMoment(scheduling.endDetails),
    pendingMessage: cleanHtml(clean, scheduling.pendingMessage),
    closedMessage: cleanHtml(clean, scheduling.closedMessage),
  };
}
