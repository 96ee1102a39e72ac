import type { UnitSystem } from '../../catalogue/figures/units.ts';
import { shownFigure, writtenFigure } from '../../catalogue/tables/shown-figure.ts';
import type { FragmentOf } from '../../cms-client/graphql.ts';
import { CmsImage } from '../../content/cms-image.tsx';
import { formatDate } from '../../content/date.ts';
import type { MediaItemParts } from '../../content/media-item.fragment.ts';
import { titleText } from '../../content/plain-text.ts';
import { hitWords, shownNumber } from '../../search/hit-words.ts';
import type { HitFigure, HitGroupName, SearchHit } from '../../search/search-response.ts';
import { KeyFigures } from '../key-figures/key-figures.tsx';
import { AddToRequest } from '../request-list/add-to-request.tsx';
import styles from './search-results.module.css';

interface HitItemProps {
  hit: SearchHit;
  group: HitGroupName;
  units?: UnitSystem | undefined;
}

function shown({ label, value, converted }: HitFigure, units: UnitSystem | undefined) {
  return { label, value: shownFigure(writtenFigure(label, value, converted), units).text };
}

/** A product or part with its number, picture and figures; a page with its title; a document with kind and languages; everything else with date and excerpt. */
export function HitItem({ hit, group, units }: HitItemProps) {
  const { href, title, date, excerpt, image, figures = [] } = hit;
  const number = shownNumber(hit);
  const isProduct = group === 'products';
  return (
    <div className={styles.found}>
      {isProduct && image && (
        <div className={styles.picture}>
          {/* What the index stored is what the fragment selects. */}
          <CmsImage image={image as unknown as FragmentOf<typeof MediaItemParts>} sizes="9rem" alt="" />
        </div>
      )}
      <div className={styles.words}>
        <h3 className={styles.title}>
          <a href={href}>
            {number && <span className={styles.number}>{number} </span>}
            {titleText(title)}
          </a>
        </h3>
        {hitWords(hit).map((words) => (
          <p key={words} className={styles.reason}>
            {words}
          </p>
        ))}
        {isProduct && <KeyFigures figures={figures.map((figure) => shown(figure, units))} />}
        {date && <p className={styles.date}>{formatDate(date)}</p>}
        {(date || group === 'papers') && excerpt && <p className={styles.excerpt}>{excerpt}</p>}
        {(isProduct || group === 'parts') && <AddToRequest number={hit.number ?? titleText(title)} />}
      </div>
    </div>
  );
}
