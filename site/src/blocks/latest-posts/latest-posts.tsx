import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { formatDate } from '../../content/date.ts';
import { FeaturedImage } from '../../content/featured-image.tsx';
import { plainText } from '../../content/plain-text.ts';
import { safeHref } from '../../content/safe-href.ts';
import { CardGrid } from '../../ui/card-grid/card-grid.tsx';
import { Section } from '../../ui/section/section.tsx';
import { LatestPostFragment } from './latest-posts.fragment.ts';
import styles from './latest-posts.module.css';

interface LatestPostsProps {
  posts: readonly FragmentOf<typeof LatestPostFragment>[];
}

/** The newest posts, as the front page shows them. */
export function LatestPosts({ posts }: LatestPostsProps) {
  const cards = readFragment(LatestPostFragment, posts).map((post) => ({
    key: post.id,
    card: (
      <article className={styles.card}>
        <FeaturedImage of={post} sizes="(min-width: 60rem) 20rem, 100vw" className={styles.image} alt="" />
        <p className={styles.date}>{formatDate(post.date)}</p>
        <h3 className={styles.title}>
          <a href={safeHref(post.uri)}>{plainText(post.title)}</a>
        </h3>
        <p className={styles.excerpt}>{plainText(post.excerpt)}</p>
      </article>
    ),
  }));
  if (cards.length === 0) return null;
  return (
    <Section title="Notes from the works">
      <CardGrid items={cards} />
    </Section>
  );
}
