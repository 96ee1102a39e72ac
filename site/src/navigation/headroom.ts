/** Where the header stands: in its place on the page, over the page, or out of sight. */
export type HeadroomState = 'top' | 'pinned' | 'unpinned';

/** One look at the page; all lengths in CSS pixels. */
export interface HeadroomInput {
  y: number;
  /** The position at the last look. */
  previousY: number;
  /** Steps shorter than this count as standing still. */
  tolerance: number;
  headerHeight: number;
  /** The furthest position that the page scrolls to. */
  documentEnd: number;
  isFocusInside: boolean;
  isMenuOpen: boolean;
}

/**
 * The next state of a header that leaves when a visitor scrolls down and returns when they scroll
 * up. It never leaves while it is used, and positions beyond the ends of the page, where a rubber
 * band bounces, change nothing.
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
