/**
 * The constants of header and navigation. They are part of `site.config.ts`, in a file of their own
 * because the browser loads them.
 */
export const shellConfig = {
  /** Pixels of scrolling that the header ignores before it hides or returns. */
  headerTolerance: 5,
  /** Links within this distance of the viewport are prefetched, in pixels. */
  prefetchMargin: 200,
  /** Maximum number of pages that are prefetched from one page. */
  prefetchLimit: 24,
} as const;
