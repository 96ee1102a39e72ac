/** What the browser reports about a connection; not every browser does. */
export interface ConnectionHints {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether a connection is metered or slow. */
export function isThrifty({ saveData, effectiveType = '' }: ConnectionHints = {}): boolean {
  return saveData === true || effectiveType.endsWith('2g');
}

/** Whether nothing should be loaded that the visitor did not ask for. Runs in the browser only. */
export function savesData(): boolean {
  // The DOM types omit it, because not every browser supports it.
  const { connection } = navigator as Navigator & { connection?: ConnectionHints };
  return isThrifty(connection) || matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** Matches while the visitor wants nothing to move by itself. Runs in the browser only. */
export function reducedMotion(): MediaQueryList {
  return matchMedia('(prefers-reduced-motion: reduce)');
}
