/** The page of the visitor's request; no other page gets its cookie. */
export const requestPath = '/request';
