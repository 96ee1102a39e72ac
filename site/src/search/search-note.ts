import * as texts from '@headwater/brand/texts.ts';
/**
 * The text above the results. The CMS does not return the total number of results, so only those
 * shown are counted.
 */
export function searchNote(shown: number, page: { hasNext: boolean; isContinued: boolean }): string {
  if (shown === 0) return page.isContinued ? texts.noMoreResults : texts.noResults;
  if (page.isContinued) return texts.moreResults(shown);
  return page.hasNext ? texts.firstResults(shown) : texts.resultCount(shown);
}
