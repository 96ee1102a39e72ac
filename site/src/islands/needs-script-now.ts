import { isChangedControl } from './changed-control.ts';
import type { InteractionOptions } from './when.ts';

/** Storage may be forbidden: then there is no draft to restore. */
function isStored(key: string | undefined): boolean {
  try {
    return key !== undefined && sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Whether the visitor, or the browser after Back or a reload, has already filled in controls of the island. */
export function isInUse(island: Element): boolean {
  return (
    island.matches(':focus-within') || [...island.querySelectorAll('input, select, textarea')].some(isChangedControl)
  );
}

/**
 * Whether an island must hydrate before the first interaction: it has a draft or values from the URL, or the browser's
 * CSS does not support `scripting`, so that the island's first view depends on its script.
 */
export function needsScriptNow({ storageKey, parameters = [] }: InteractionOptions): boolean {
  const query = new URLSearchParams(location.search);
  return (
    isStored(storageKey) || parameters.some((name) => query.has(name)) || !matchMedia('(scripting: enabled)').matches
  );
}
