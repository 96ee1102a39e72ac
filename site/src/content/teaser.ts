import { type FragmentOf, readFragment } from '../cms-client/graphql.ts';
import { TeaserParts } from './teaser.fragment.ts';

/** The possible sources of a teaser; each is null on pages without the field. */
export interface TeaserSources {
  singleProduct?: string | null | undefined;
  subCategory?: string | null | undefined;
  generic?: string | null | undefined;
}

export function teaserSources(page: FragmentOf<typeof TeaserParts>): TeaserSources {
  const { template, genericPageFields } = readFragment(TeaserParts, page);
  return {
    singleProduct: template && 'singleProduct' in template ? template.singleProduct?.teaserDescription : null,
    subCategory: template && 'productSubCategory' in template ? template.productSubCategory?.teaserDescription : null,
    generic: genericPageFields?.genericTeaserDescription,
  };
}

/** The first teaser that is not empty: the product's, the sub-category's, the page's. */
export function firstTeaser({ singleProduct, subCategory, generic }: TeaserSources): string | undefined {
  return [singleProduct, subCategory, generic].find((text) => text?.trim())?.trim();
}
