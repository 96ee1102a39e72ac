/** How far a list was extended, and the scroll position. */
export interface Depth {
  url: string;
  parts: number;
  y: number;
}

/** The key of the history entry's state; `url` in it is that of the list. */
export const DEPTH = 'depth';

/** What was noted when the visitor left the page to which they come back now. */
export function depthLeft(): Depth | undefined {
  // Only this file writes it, and the state of another document has another URL.
  const left = (history.state as { [DEPTH]?: Depth } | null)?.[DEPTH];
  return left?.url === location.href ? left : undefined;
}

/** Notes how far the list was extended. */
export function noteDepth(parts: number): void {
  if (parts === 0) return;
  const depth: Depth = { url: location.href, parts, y: scrollY };
  history.replaceState({ ...history.state, [DEPTH]: depth }, '');
  // Browsers restore their own guess while the list is still short, and again once it has grown.
  history.scrollRestoration = 'manual';
}
