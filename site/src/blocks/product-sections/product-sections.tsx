import * as texts from '@headwater/brand/texts.ts';
import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { Section } from '../../ui/section/section.tsx';
import { EditorText } from '../editor-text/editor-text.tsx';
import { ProductSectionsFragment } from './product-sections.fragment.ts';
import styles from './product-sections.module.css';

/** Features, applications and markets side by side, each only if it has text. */
export function ProductSections({ product }: { product: FragmentOf<typeof ProductSectionsFragment> }) {
  const { features, applications, markets } = readFragment(ProductSectionsFragment, product);
  const columns = [
    { title: texts.features, html: features },
    { title: texts.applications, html: applications },
    { title: texts.markets, html: markets },
  ].filter(({ html }) => html?.trim());
  if (columns.length === 0) return null;
  return (
    <Section tone="surface" className={styles.columns}>
      {columns.map(({ title, html }) => (
        <div key={title} className={styles.column}>
          <h2 className={styles.title}>{title}</h2>
          <EditorText html={html} className={styles.text} />
        </div>
      ))}
    </Section>
  );
}
