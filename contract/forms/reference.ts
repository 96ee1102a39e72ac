/** What visitors are shown of a lead's key, and by which operators find it. */
export function referenceOf(key: string): string {
  return key.slice(0, 8);
}

/** The merge tag that stands for it in confirmations and notifications. */
export const referenceTag = '{headwater_reference}';
