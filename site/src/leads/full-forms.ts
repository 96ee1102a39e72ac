/** Forms that were full recently. The public API does not tell how many entries a form has. */
export interface FullForms {
  /** Records that the CMS refused an entry because the form is full. @returns whether this is new */
  record(formId: number): boolean;
  /** Epoch milliseconds until which the form counts as full; undefined for one that does not. */
  until(formId: number): number | undefined;
  /** Forgets a form that an editor changed: it may have room again. */
  forget(formId: number): void;
}

/**
 * Editors delete entries, and daily or weekly limits start over, without a notification to the site. After this long,
 * the form is offered again, and the next submission finds out.
 */
const FULL_FOR_MS = 10 * 60_000;

/** Tracks full forms in memory. */
export function createFullForms(now: () => number = Date.now): FullForms {
  const ends = new Map<number, number>();

  function until(formId: number): number | undefined {
    const end = ends.get(formId);
    if (end !== undefined && end <= now()) ends.delete(formId);
    return ends.get(formId);
  }

  return {
    record(formId) {
      const isNew = until(formId) === undefined;
      ends.set(formId, now() + FULL_FOR_MS);
      return isNew;
    },
    until,
    forget: (formId) => void ends.delete(formId),
  };
}
