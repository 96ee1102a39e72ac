import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { Section } from '../../ui/section/section.tsx';
import { DataPlate } from '../data-plate/data-plate.tsx';
import { EditorText } from '../editor-text/editor-text.tsx';
import { ProductGallery } from '../product-gallery/product-gallery.tsx';
import { ProductIntroductionFragment } from './product-introduction.fragment.ts';
import styles from './product-introduction.module.css';

interface ProductIntroductionProps {
  product: FragmentOf<typeof ProductIntroductionFragment> | null | undefined;
  code: string | undefined;
  /** What a request names it by: its model code, or its title. */
  number: string;
  /** HTML whose first table contains the figures. */
  text: string | null | undefined;
}

/** Drawings, then the data plate with the key figures, then the description; on a desk the plate stands beside both. */
export function ProductIntroduction({ product: masked, code, number, text }: ProductIntroductionProps) {
  const product = readFragment(ProductIntroductionFragment, masked);
  return (
    <Section>
      <div className={styles.introduction}>
        <div className={styles.gallery}>
          <ProductGallery product={product} />
        </div>
        <div className={styles.plate}>
          <DataPlate code={code} number={number} text={text} product={product} />
        </div>
        <EditorText html={product?.description} />
      </div>
    </Section>
  );
}
