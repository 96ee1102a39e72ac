/** In place of a title that its editor left empty. */
export const untitled = 'Untitled';
/** Read out where a table without a caption scrolls. */
export const table = 'Table';
