import type { QueryPublic } from '../../cms-client/cms-client.ts';
import { plainText } from '../../content/plain-text.ts';
import { sanitizeHtml } from '../../content/sanitize-html.ts';
import { cleanHtml } from '../fields/reading/cleaner.ts';
import type { FormSchedule } from '../model/form-definition.ts';
import { formStatus, nextStatusChange } from '../model/form-status.ts';
import { readSchedule } from './definition/schedule.fragment.ts';
import { GetFormSchedules } from './form-schedules.query.ts';

/** Data by which a form is open or closed. */
export interface FormAvailability {
  id: number;
  schedule: FormSchedule | null;
  hasLimit: boolean;
  /** The message of the full form, as sanitized HTML; null without a limit or a message. */
  limitMessage: string | null;
}

/** The dependencies of a page with a closed form. */
export interface ClosedForms {
  /** IDs of the forms that the page may contain. */
  ids: number[];
  /** When the page must be refreshed, in epoch milliseconds; undefined without a schedule. */
  changesAt: number | undefined;
}

/** Milliseconds after a form has opened in which a CMS with a slow clock may still report it as closed. */
const SLOW_CLOCK_MS = 60_000;
/** Milliseconds until the next refresh in that time. */
const AGAIN_MS = 2_000;

/**
 * The forms to which a closed form's message may belong, because it has no form ID: those that are closed by their
 * schedule, and those with a limit, because only the CMS knows how full they are.
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

/** Fetches the schedules and limits of the CMS's forms. @throws CmsError */
export async function fetchAvailability(query: QueryPublic): Promise<FormAvailability[]> {
  const { data } = await query(GetFormSchedules, {});
  const clean = { html: sanitizeHtml, text: plainText };
  return (data.gfForms?.nodes ?? []).map(({ databaseId, scheduling, entryLimits }) => ({
    id: databaseId,
    schedule: readSchedule(scheduling, clean),
    hasLimit: entryLimits?.hasLimit ?? false,
    limitMessage: entryLimits?.hasLimit ? cleanHtml(clean, entryLimits.limitReachedMessage) : null,
  }));
}

/** Fetches which forms may be closed now. @throws CmsError */
export async function fetchClosedForms(query: QueryPublic, now: number): Promise<ClosedForms> {
  return closedForms(await fetchAvailability(query), now);
}
