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
export const partResults = 'Parts';
export const paperResults = 'Documents';
/** To everything of one group. @param name of the group */
export const allOfGroup = (count: number, name: string) => `All ${count} ${name.toLowerCase()}`;
export const nearestNote = (term: string) => `Nothing matches "${term}" exactly. This comes closest.`;
export const correctedNote = (words: string) => `Results for "${words}".`;
export const dutyNote = (duty: string) => `Pumps nearest to ${duty}.`;
export const termTooLong = (most: number) => `That search is too long. Shorten it to ${most} characters.`;
/** Offers to look for numbers with a wrong digit, too. */
export const tryOtherDigits = 'Look for numbers with one different digit';
export const exactNumber = 'Exact number';
export const similarNumber = 'Similar number';
export const oneCharacterDiffers = 'Differs in one character';
export const interchange = (maker: string, theirs: string, ours: string) =>
  `${ours} interchanges with ${maker} ${theirs}. It is not the maker's own part.`;
export const supersededBy = (numbers: readonly string[]) => `Replaced: ${numbers.join(' → ')}`;
export const forSerials = (serials: string) => `Serial numbers ${serials}`;
export const fitsProducts = (titles: string) => `Fits ${titles}`;
export const makesDuty = (duty: string) => `Makes ${duty}`;
export const suggestionCount = (count: number) =>
  count === 0 ? 'No suggestions' : count === 1 ? '1 suggestion' : `${count} suggestions`;
export const suggestionsLabel = 'Suggestions';
