import * as texts from '@headwater/brand/texts.ts';
import { partPath } from '../../catalogue/part-path.ts';
import type { PartRow } from '../../catalogue/tables/page-tables.ts';
import { tablesOf } from '../../catalogue/tables/tables-of.ts';
import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { FullSizeImage } from '../../content/full-size-image.tsx';
import { threeFifths } from '../../content/image-sizes.ts';
import { orderPartsLink } from '../../navigation/order-parts-link.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { Section } from '../../ui/section/section.tsx';
import { EditorText } from '../editor-text/editor-text.tsx';
import { PartsBreakoutFragment } from './parts-breakout.fragment.ts';
import styles from './parts-breakout.module.css';

interface PartsBreakoutProps {
  product: FragmentOf<typeof PartsBreakoutFragment>;
  number: string;
  /** The page's text, whose parts lists say what the numbers in the drawing are. */
  text: string | null | undefined;
}

/** The parts of a drawing: of several with one number, the one that is delivered today. */
export function legendOf(parts: readonly PartRow[]): PartRow[] {
  const byCallout = new Map<string, PartRow>();
  for (const part of parts) {
    if (!part.callout || !part.description) continue;
    const known = byCallout.get(part.callout);
    if (!known || (known.replacedBy.length > 0 && part.replacedBy.length === 0)) byCallout.set(part.callout, part);
  }
  return [...byCallout.values()];
}

/** An exploded view, what its numbers are, and a link to order parts. */
export function PartsBreakout({ product, number, text }: PartsBreakoutProps) {
  const { partsBreakoutImage, partsBreakoutText } = readFragment(PartsBreakoutFragment, product);
  const image = partsBreakoutImage?.node;
  if (!image && !partsBreakoutText) return null;
  const legend = image && text ? legendOf(tablesOf(text).parts) : [];
  return (
    <Section title={texts.replacementParts}>
      <div className={styles.breakout}>
        {image && (
          <Figure>
            <FullSizeImage image={image} sizes={threeFifths} />
          </Figure>
        )}
        <div className={styles.words}>
          <EditorText html={partsBreakoutText} />
          {legend.length > 0 && (
            <ul className={styles.legend} aria-label={texts.partsInDrawing}>
              {legend.map(({ callout, number: part, description }) => (
                <li key={callout}>
                  <span className={styles.callout}>{callout}</span>
                  <a href={partPath(part)}>{description}</a>
                </li>
              ))}
            </ul>
          )}
          <div data-print="no">
            <ButtonLink href={orderPartsLink(number)}>{texts.orderParts}</ButtonLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
