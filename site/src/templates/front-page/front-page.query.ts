import { DescriptionFragment } from '../../blocks/description/description.fragment.ts';
import { FeatureCardsFragment } from '../../blocks/feature-cards/feature-cards.fragment.ts';
import { HeroBannerFragment } from '../../blocks/hero-banner/hero-banner.fragment.ts';
import { LatestPostFragment } from '../../blocks/latest-posts/latest-posts.fragment.ts';
import { LinkCardsFragment } from '../../blocks/link-cards/link-cards.fragment.ts';
import { PartnerSectionFragment } from '../../blocks/partner-section/partner-section.fragment.ts';
import { StatisticsSectionFragment } from '../../blocks/statistics-section/statistics-section.fragment.ts';
import { TestimonialFragment } from '../../blocks/testimonials/testimonials.fragment.ts';
import { graphql } from '../../cms-client/graphql.ts';
import { HeadParts } from '../../seo/head.fragment.ts';

export const GetFrontPage = graphql(
  `
    query GetFrontPage($databaseId: ID!, $asPreview: Boolean = false, $first: Int = 3) {
      page(id: $databaseId, idType: DATABASE_ID, asPreview: $asPreview) {
        id
        uri
        content
        ...HeadParts
        ...HeroBannerFragment
        ...DescriptionFragment
        ...LinkCardsFragment
        ...StatisticsSectionFragment
        ...FeatureCardsFragment
        ...PartnerSectionFragment
      }
      posts(first: $first) {
        nodes {
          ...LatestPostFragment
        }
      }
      testimonials(first: 100) {
        nodes {
          ...TestimonialFragment
        }
      }
    }
  `,
  [
    HeadParts,
    HeroBannerFragment,
    DescriptionFragment,
    LinkCardsFragment,
    StatisticsSectionFragment,
    FeatureCardsFragment,
    PartnerSectionFragment,
    LatestPostFragment,
    TestimonialFragment,
  ],
);
