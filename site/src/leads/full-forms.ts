/** Forms that lately were full: how many entries a form has, visitors cannot ask the CMS. */
export interface FullForms {
  /** Takes note that the CMS refused an entry. @returns whether that is news */
  note(formId: number): boolean;
  /** Until when the form is taken for full, as epoch milliseconds; undefined for one that is not. */
  until(formId: number): number | undefined;
  /** An editor changed the form: whether it is full is open again. */
  forget(formId: number): void;
}

/**
 * Entries are deleted, and a day's or week's limit begins anew, without anybody telling the site. After this long the
 * form is offered again, and its next visitor finds out.
 */
const TAKEN_FOR_FULL_MS = 10 * 60_000;

/** Remembers full forms in memory, for ten minutes each. */
export function createFullForms(now: () => number = Date.now): FullForms {
  const ends = new Map<number, number>();

  function until(formId: number): number | undefined {
    const end = ends.get(formId);
    if (end !== undefined && end <= now()) ends.delete(formId);
    return ends.get(formId);
  }

  return {
    note(formId) {
      const isNews = until(formId) === undefined;
      ends.set(formId, now() + TAKEN_FOR_FULL_MS);
      return isNews;
    },
    until,
    forget: (formId) => void ends.delete(formId),
  };
}
