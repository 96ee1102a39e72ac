import type { QueryPublic } from '../../cms-client/cms-client.ts';
import { plainText } from '../../content/plain-text.ts';
import { sanitizeHtml } from '../../content/sanitize-html.ts';
import { cleanHtml } from '../fields/reading/cleaner.ts';
import type { FormSchedule } from '../model/form-definition.ts';
import { formStatus, nextStatusChange } from '../model/form-status.ts';
import { readSchedule } from './definition/schedule.fragment.ts';
import { GetFormSchedules } from './form-schedules.query.ts';

/** What of a form says whether it is open. */
export interface FormAvailability {
  id: number;
  schedule: FormSchedule | null;
  hasLimit: boolean;
  /** What it says when it is full, as sanitized HTML; null where it has no limit or no words. */
  limitMessage: string | null;
}

/** What a page with a closed form depends on. */
export interface ClosedForms {
  /** Forms that it may be. */
  ids: number[];
  /** When the page has to be looked at again, as epoch milliseconds; undefined when nothing is planned. */
  changesAt: number | undefined;
}

/** For so long after a form has opened, the CMS, whose clock may be slow, may still say that it is closed. */
const SLOW_CLOCK_MS = 60_000;
/** How soon it is asked again then. */
const AGAIN_MS = 2_000;

/**
 * Which forms may stand behind a closed form's message, which names none: those that are closed by their schedule
 * and those with a limit, for only the CMS knows how full they are.
 * @param now epoch milliseconds
 */
export function closedForms(forms: readonly FormAvailability[], now: number): ClosedForms {
  const known = forms.map((form) => ({ ...form, isActive: true, closedMessage: null }));
  const isClosed = (form: (typeof known)[number]) => formStatus(form, now).status !== 'open';
  const hasJustOpened = ({ schedule }: FormAvailability) =>
    schedule !== null && schedule.opensAt !== null && schedule.opensAt <= now && now < schedule.opensAt + SLOW_CLOCK_MS;
  const candidates = known.filter((form) => form.hasLimit || isClosed(form) || hasJustOpened(form));
  const moments = candidates.flatMap((form) =>
    isClosed(form) ? (nextStatusChange(form, now) ?? []) : hasJustOpened(form) ? now + AGAIN_MS : [],
  );
  return {
    ids: candidates.map(({ id }) => id),
    changesAt: moments.length > 0 ? Math.min(...moments) : undefined,
  };
}

/** Asks the CMS for the schedules and limits of its forms. @throws CmsError */
export async function fetchAvailability(ask: QueryPublic): Promise<FormAvailability[]> {
  const { data } = await ask(GetFormSchedules, {});
  const clean = { html: sanitizeHtml, text: plainText };
  return (data.gfForms?.nodes ?? []).map(({ databaseId, scheduling, entryLimits }) => ({
    id: databaseId,
    schedule: readSchedule(scheduling, clean),
    hasLimit: entryLimits?.hasLimit ?? false,
    limitMessage: entryLimits?.hasLimit ? cleanHtml(clean, entryLimits.limitReachedMessage) : null,
  }));
}

/** Asks the CMS which forms may be closed at this moment. @throws CmsError */
export async function fetchClosedForms(ask: QueryPublic, now: number): Promise<ClosedForms> {
  return closedForms(await fetchAvailability(ask), now);
}
