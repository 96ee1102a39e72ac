import { type FragmentOf, type ResultOf, readFragment } from '../../cms-client/graphql.ts';
import { CmsImage } from '../../content/cms-image.tsx';
import { plainText } from '../../content/plain-text.ts';
import { safeHref } from '../../content/safe-href.ts';
import { CardGrid } from '../../ui/card-grid/card-grid.tsx';
import { Dimension } from '../../ui/dimension/dimension.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Section } from '../../ui/section/section.tsx';
import { LinkCardsFragment } from './link-cards.fragment.ts';
import styles from './link-cards.module.css';

type LinkCardItem = NonNullable<
  NonNullable<NonNullable<ResultOf<typeof LinkCardsFragment>['linkCards']>['linkCardItems']>[number]
>;

function LinkCard({ item, href }: { item: LinkCardItem; href: string }) {
  return (
    <article className={styles.card}>
      <div className={styles.view}>
        <CmsImage image={item.cardImage?.node} sizes="(min-width: 60rem) 26rem, 40vw" alt="" />
      </div>
      <Dimension className={styles.dimension} />
      <h2 className={styles.title}>
        <a href={href}>{plainText(item.cardTitle)}</a>
        <Icon name="arrow" />
      </h2>
    </article>
  );
}

/** The ways into the catalogue: a picture and a title each; a card without either title or page is left out. */
export function LinkCards({ page }: { page: FragmentOf<typeof LinkCardsFragment> }) {
  const items = readFragment(LinkCardsFragment, page).linkCards?.linkCardItems ?? [];
  const cards = items.flatMap((item) => {
    const href = safeHref(item?.cardLink?.nodes[0]?.uri);
    return item?.cardTitle && href ? [{ key: href, card: <LinkCard key={href} item={item} href={href} /> }] : [];
  });
  if (cards.length === 0) return null;
  return (
    <Section className={styles.flush}>
      <CardGrid items={cards} layout="fill" />
    </Section>
  );
}
