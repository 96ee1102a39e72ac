import * as texts from '@headwater/brand/texts.ts';
import { productText } from '../../catalogue/tables/catalogue-tables.ts';
import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { formatDate } from '../../content/date.ts';
import { FeaturedImage } from '../../content/featured-image.tsx';
import { ownFields } from '../../content/own-fields.ts';
import { titleText } from '../../content/plain-text.ts';
import { RichText } from '../../content/rich-text.tsx';
import { safeHref } from '../../content/safe-href.ts';
import { useUnits } from '../../rendering/rendering.ts';
import { FoundParts } from '../../search/search.query.ts';
import { keyFigures, splitModelCode } from '../key-figures/key-figures.ts';
import { KeyFigures } from '../key-figures/key-figures.tsx';
import { AddToRequest } from '../request-list/add-to-request.tsx';
import styles from './search-results.module.css';

/** A page with its title only, a product with image and figures, everything else with date and excerpt. */
export function FoundItem({ found, group }: { found: FragmentOf<typeof FoundParts>; group: string }) {
  const units = useUnits();
  const result = readFragment(FoundParts, found);
  const isPage = result.__typename === 'Page';
  const isProduct = isPage && group === texts.productResults;
  const title = titleText(ownFields(result).title || result.title);
  return (
    <div className={styles.found}>
      {isProduct && (
        <div className={styles.picture}>
          <FeaturedImage of={result} sizes="9rem" alt="" />
        </div>
      )}
      <div className={styles.words}>
        <h3 className={styles.title}>
          <a href={safeHref(result.uri)}>{title}</a>
        </h3>
        {isProduct && <KeyFigures figures={keyFigures(productText(result), units)} />}
        {!isPage && <p className={styles.date}>{formatDate(result.date)}</p>}
        {isProduct && <AddToRequest number={splitModelCode(title).code ?? title} />}
        {'excerpt' in result && <RichText html={result.excerpt} className={styles.excerpt} />}
      </div>
    </div>
  );
}
