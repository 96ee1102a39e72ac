import { type FragmentOf, type ResultOf, readFragment } from '../../cms-client/graphql.ts';
import { CmsImage } from '../../content/cms-image.tsx';
import { scene } from '../../content/image-sizes.ts';
import { plainText } from '../../content/plain-text.ts';
import { safeHref } from '../../content/safe-href.ts';
import { Card } from '../../ui/card/card.tsx';
import { CardGrid } from '../../ui/card-grid/card-grid.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Section } from '../../ui/section/section.tsx';
import { LinkCardsFragment } from './link-cards.fragment.ts';
import styles from './link-cards.module.css';

type LinkCardItem = NonNullable<
  NonNullable<NonNullable<ResultOf<typeof LinkCardsFragment>['linkCards']>['linkCardItems']>[number]
>;

function LinkCard({ item, href }: { item: LinkCardItem; href: string }) {
  return (
    <Card
      href={href}
      title={plainText(item.cardTitle)}
      headingLevel={2}
      variant="compact"
      image={<CmsImage image={item.cardImage?.node} {...scene} alt="" />}
      icon={<Icon name="arrow" />}
    />
  );
}

/** Entry points to the catalogue: an image and a title each; leaves out a card without both title and page. */
export function LinkCards({ page }: { page: FragmentOf<typeof LinkCardsFragment> }) {
  const items = readFragment(LinkCardsFragment, page).linkCards?.linkCardItems ?? [];
  const cards = items.flatMap((item) => {
    const href = safeHref(item?.cardLink?.nodes[0]?.uri);
    return item?.cardTitle && href ? [{ key: href, card: <LinkCard key={href} item={item} href={href} /> }] : [];
  });
  if (cards.length === 0) return null;
  return (
    <Section className={styles.flush}>
      <CardGrid items={cards} />
    </Section>
  );
}
