/**
 * The constants of header and navigation. They are part of `site.config.ts`, and apart from it
 * because they reach the browser, which has no use for the others.
 */
export const shellConfig = {
  /** Pixels of scrolling that the header ignores before it hides or returns. */
  headerTolerance: 5,
  /** Links this close to the viewport are prefetched, in pixels. */
  prefetchMargin: 200,
  /** Most pages that are fetched ahead from one page. */
  prefetchLimit: 24,
} as const;
