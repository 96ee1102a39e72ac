export const searchTitle = 'Search';
export const searchButton = 'Search';
export const searchPlaceholder = 'Start typing...';
export const searchResultsFor = (term: string) => `Showing results for "${term}"`;
/** Shown before the first search. */
export const searchHint = 'Search products, projects, representatives and news. Two letters are enough to start.';
export const searchFailed = "The search didn't answer. Please try again.";
export const noResults = 'No results';
export const noMoreResults = 'No more results';
export const resultCount = (count: number) => (count === 1 ? '1 result' : `${count} results`);
/** Above the first page of results, when there are more. */
export const firstResults = (count: number) => `First ${resultCount(count)}`;
/** Above a later page of results. */
export const moreResults = (count: number) => `${count} more`;
/** Before links to the main categories. @param phone a link */
export const searchAdvice = <Part>(phone: Part) => [
  'Try fewer words or a model number. You can also call ',
  phone,
  ' or start from one of these.',
];

export const productResults = 'Products';
export const pageResults = 'Pages';
export const projectResults = 'Projects';
export const newsResults = 'News';
export const representativeResults = 'Representatives';
export const otherResults = 'More';
