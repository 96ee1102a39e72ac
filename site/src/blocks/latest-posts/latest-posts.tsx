import * as texts from '@headwater/brand/texts.ts';
import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { formatDate } from '../../content/date.ts';
import { FeaturedImage } from '../../content/featured-image.tsx';
import { scene } from '../../content/image-sizes.ts';
import { plainText, titleText } from '../../content/plain-text.ts';
import { safeHref } from '../../content/safe-href.ts';
import { Card } from '../../ui/card/card.tsx';
import { CardGrid } from '../../ui/card-grid/card-grid.tsx';
import { Section } from '../../ui/section/section.tsx';
import { LatestPostFragment } from './latest-posts.fragment.ts';

/** The newest posts, for the front page. */
export function LatestPosts({ posts }: { posts: readonly FragmentOf<typeof LatestPostFragment>[] }) {
  const cards = readFragment(LatestPostFragment, posts).map((post) => ({
    key: post.id,
    card: (
      <Card
        href={safeHref(post.uri)}
        title={titleText(post.title)}
        label={formatDate(post.date)}
        text={plainText(post.excerpt)}
        image={<FeaturedImage of={post} {...scene} alt="" />}
        headingLevel={3}
      />
    ),
  }));
  if (cards.length === 0) return null;
  return (
    <Section title={texts.latestPosts}>
      <CardGrid items={cards} />
    </Section>
  );
}
