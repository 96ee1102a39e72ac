import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { CmsImage } from '../../content/cms-image.tsx';
import { plainText } from '../../content/plain-text.ts';
import { RichText } from '../../content/rich-text.tsx';
import { Section } from '../../ui/section/section.tsx';
import { FeatureCardsFragment } from './feature-cards.fragment.ts';
import styles from './feature-cards.module.css';

/** What is different about the maker, one drawn view and a few lines each. */
export function FeatureCards({ page }: { page: FragmentOf<typeof FeatureCardsFragment> }) {
  const cards = (readFragment(FeatureCardsFragment, page).features?.featureCards ?? []).filter(
    (card) => card?.featureTitle || card?.featureDescription,
  );
  if (cards.length === 0) return null;
  const hasImages = cards.some((card) => card?.featureImage);
  return (
    <Section>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card?.featureTitle ?? card?.featureDescription} className={styles.card}>
            {hasImages && (
              <div className={styles.view}>
                <CmsImage image={card?.featureImage?.node} sizes="(min-width: 60rem) 20rem, 100vw" />
              </div>
            )}
            <div>
              <h2 className={styles.title}>{plainText(card?.featureTitle)}</h2>
              <RichText html={card?.featureDescription} className={styles.text} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
