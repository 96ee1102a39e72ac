import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { RichText } from '../../content/rich-text.tsx';
import { Section } from '../../ui/section/section.tsx';
import { TwoColumn } from '../../ui/two-column/two-column.tsx';
import { DataPlate } from '../data-plate/data-plate.tsx';
import { ProductGallery } from '../product-gallery/product-gallery.tsx';
import { ProductIntroductionFragment } from './product-introduction.fragment.ts';
import styles from './product-introduction.module.css';

interface ProductIntroductionProps {
  product: FragmentOf<typeof ProductIntroductionFragment> | null | undefined;
  code: string | undefined;
  /** HTML whose first table holds the figures. */
  text: string | null | undefined;
}

/** Drawings and description on one side, the data plate on the other, in view while the first is read. */
export function ProductIntroduction({ product: masked, code, text }: ProductIntroductionProps) {
  const product = readFragment(ProductIntroductionFragment, masked);
  return (
    <Section>
      <TwoColumn
        variant="sticky"
        start={
          <div className={styles.words}>
            {product && <ProductGallery product={product} />}
            <RichText html={product?.description} />
          </div>
        }
        end={<DataPlate code={code} text={text} product={product} />}
      />
    </Section>
  );
}
