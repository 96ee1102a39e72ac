/** Where a card's text may come from; each is null on pages that do not have the field. */
export interface TeaserSources {
  singleProduct?: string | null | undefined;
  subCategory?: string | null | undefined;
  generic?: string | null | undefined;
}

/** The first teaser that says something: the product's, the sub-category's, the page's. */
export function teaser({ singleProduct, subCategory, generic }: TeaserSources): string {
  const written = [singleProduct, subCategory, generic].find((text) => text?.trim());
  return written?.trim() ?? 'Missing teaser description';
}
