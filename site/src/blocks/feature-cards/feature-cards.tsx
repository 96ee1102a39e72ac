import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { CmsImage } from '../../content/cms-image.tsx';
import { scene } from '../../content/image-sizes.ts';
import { plainText } from '../../content/plain-text.ts';
import { Card } from '../../ui/card/card.tsx';
import { Section } from '../../ui/section/section.tsx';
import { EditorText } from '../editor-text/editor-text.tsx';
import { FeatureCardsFragment } from './feature-cards.fragment.ts';
import styles from './feature-cards.module.css';

/** What sets the company apart: a drawing and a few lines each. */
export function FeatureCards({ page }: { page: FragmentOf<typeof FeatureCardsFragment> }) {
  const cards = (readFragment(FeatureCardsFragment, page).features?.featureCards ?? []).filter(
    (card) => card?.featureTitle || card?.featureDescription,
  );
  if (cards.length === 0) return null;
  const hasImages = cards.some((card) => card?.featureImage);
  return (
    <Section>
      <ul className={styles.cards}>
        {cards.map((card, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards have no ID
          <li key={position}>
            <Card
              title={plainText(card?.featureTitle)}
              headingLevel={2}
              variant="open"
              image={hasImages && <CmsImage image={card?.featureImage?.node} {...scene} />}
            >
              <EditorText html={card?.featureDescription} className={styles.text} />
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
