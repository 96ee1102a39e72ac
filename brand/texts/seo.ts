/** The front page in breadcrumbs for search engines, where WordPress has no title of the site. */
export const home = 'Home';
export const feedTitle = 'News';
