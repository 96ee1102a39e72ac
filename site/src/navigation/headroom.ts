/** The header's state: in the page, over the page, or hidden. */
export type HeadroomState = 'top' | 'pinned' | 'unpinned';

/** A reading of the page's scroll state; all lengths in CSS pixels. */
export interface HeadroomInput {
  y: number;
  /** The scroll position at the previous reading. */
  previousY: number;
  /** Shorter movements count as standing still. */
  tolerance: number;
  headerHeight: number;
  /** The maximum scroll position. */
  documentEnd: number;
  isFocusInside: boolean;
  isMenuOpen: boolean;
}

/**
 * The next state of a header that hides when a visitor scrolls down and shows again when they scroll
 * up. It never hides while it is used, and positions beyond the ends of the page, caused by elastic
 * scrolling, change nothing.
 */
export function nextHeadroom(state: HeadroomState, input: HeadroomInput): HeadroomState {
  const { y, previousY, tolerance, headerHeight, documentEnd } = input;
  if (y === 0) return 'top';
  if (input.isFocusInside || input.isMenuOpen) return y < 0 ? 'top' : 'pinned';
  if (y < 0 || y > documentEnd) return state;
  const step = y - previousY;
  if (step >= tolerance && y > headerHeight) return 'unpinned';
  if (-step >= tolerance || state === 'top') return 'pinned';
  return state;
}
