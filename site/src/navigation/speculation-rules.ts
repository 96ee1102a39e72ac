/** Where browsers that know speculation rules find ours; each page names it in its `Speculation-Rules` header. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/** `prefetch.client.ts` marks links with it, once their page may be fetched. */
export const PREFETCH_ATTRIBUTE = 'data-prefetch';

/**
 * Marked links are prefetched at once. Which links that are is decided where the viewport and the visitor's connection are
 * known. Pages are not rendered ahead: that would run scripts, and count views, of pages that the visitor never opens.
 */
export const speculationRules = {
  prefetch: [{ where: { selector_matches: `a[${PREFETCH_ATTRIBUTE}]` }, eagerness: 'immediate' }],
} as const;
