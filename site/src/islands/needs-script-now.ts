import { isChangedControl } from './changed-control.ts';
import type { InteractionOptions } from './interaction-options.ts';

/** Storage may be forbidden: then there is no draft to restore. */
function isStored(key: string | undefined): boolean {
  try {
    return key !== undefined && sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Whether somebody, or the browser on Back and reload, has already begun to fill in the island's controls. */
export function isInUse(island: Element): boolean {
  return (
    island.matches(':focus-within') || [...island.querySelectorAll('input, select, textarea')].some(isChangedControl)
  );
}

/**
 * Whether an island differs from what the server rendered before anybody touches it: by a draft, by its URL, or in a
 * browser whose styles don't know whether scripts run, where the island's first view would wait for the script.
 */
export function needsScriptNow({ storageKey, parameters = [] }: InteractionOptions): boolean {
  const query = new URLSearchParams(location.search);
  return (
    isStored(storageKey) || parameters.some((name) => query.has(name)) || !matchMedia('(scripting: enabled)').matches
  );
}
