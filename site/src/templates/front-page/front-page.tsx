import { CallToAction } from '../../blocks/call-to-action/call-to-action.tsx';
import { Description } from '../../blocks/description/description.tsx';
import { FeatureCards } from '../../blocks/feature-cards/feature-cards.tsx';
import { HeroBanner } from '../../blocks/hero-banner/hero-banner.tsx';
import { LatestPosts } from '../../blocks/latest-posts/latest-posts.tsx';
import { LinkCards } from '../../blocks/link-cards/link-cards.tsx';
import { PageBody } from '../../blocks/page-body/page-body.tsx';
import { PartnerSection } from '../../blocks/partner-section/partner-section.tsx';
import { StatisticsSection } from '../../blocks/statistics-section/statistics-section.tsx';
import { Testimonials } from '../../blocks/testimonials/testimonials.tsx';
import type { ResultOf } from '../../cms-client/graphql.ts';
import type { TemplateProps } from '../template.ts';
import type { GetFrontPage } from './front-page.query.ts';

/** The front page: the company, its products and its news. */
export function FrontPage({ data: { page, posts, testimonials } }: TemplateProps<ResultOf<typeof GetFrontPage>>) {
  if (!page) return null;
  return (
    <>
      <HeroBanner page={page} />
      <LinkCards page={page} />
      <Description page={page} />
      <StatisticsSection page={page} />
      <FeatureCards page={page} />
      <PageBody html={page.content} />
      <PartnerSection page={page} />
      <Testimonials testimonials={testimonials?.nodes ?? []} />
      <LatestPosts posts={posts?.nodes ?? []} />
      <CallToAction />
    </>
  );
}
