export const noPosts = 'No posts found.';
export const noProjects = 'No projects found.';
export const nothingFound = 'Nothing found.';
/** Title of a later page of a list. */
export const continued = (title: string) => `${title}, continued`;
export const productFamilies = 'Product families';
export const models = 'Models';
export const findRepresentativeTitle = 'Find a representative';
/** @param regions joined by commas */
export const representsUsIn = (regions: string) => `Represents us in ${regions}`;
