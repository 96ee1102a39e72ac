/** The page on which visitors continue a saved form. */
export const SAVED_FORM = '/saved-form';

/** Path of the page of one saved form. The token is in the query, which is never logged. @param isNew right after saving */
export function savedFormPath(token: string, isNew = false): string {
  return `${SAVED_FORM}?${new URLSearchParams({ token, ...(isNew && { saved: '1' }) })}`;
}
