import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { RichText } from '../../content/rich-text.tsx';
import { Section } from '../../ui/section/section.tsx';
import { ProductSectionsFragment } from './product-sections.fragment.ts';
import styles from './product-sections.module.css';

/** Features, applications and markets side by side, each only when it is written. */
export function ProductSections({ product }: { product: FragmentOf<typeof ProductSectionsFragment> }) {
  const { features, applications, markets } = readFragment(ProductSectionsFragment, product);
  const columns = [
    { title: 'Features', html: features },
    { title: 'Applications', html: applications },
    { title: 'Markets', html: markets },
  ].filter(({ html }) => html?.trim());
  if (columns.length === 0) return null;
  return (
    <Section tone="surface" className={styles.columns}>
      {columns.map(({ title, html }) => (
        <div key={title} className={styles.column}>
          <h2 className={styles.title}>{title}</h2>
          <RichText html={html} className={styles.text} />
        </div>
      ))}
    </Section>
  );
}
