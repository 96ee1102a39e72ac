/**
 * What stands above the results. The CMS does not say how many there are in all, so only those
 * shown are counted.
 */
export function searchNote(shown: number, page: { hasNext: boolean; isContinued: boolean }): string {
  if (shown === 0) return page.isContinued ? 'No more results' : 'No results';
  const results = shown === 1 ? '1 result' : `${shown} results`;
  if (page.isContinued) return `${shown} more`;
  return page.hasNext ? `First ${results}` : results;
}
