import * as texts from '@headwater/brand/texts.ts';
import type { PartDetails as Part, PartUse } from '../../catalogue/index/queries/read-part.ts';
import type { FragmentOf } from '../../cms-client/graphql.ts';
import { FullSizeImage } from '../../content/full-size-image.tsx';
import type { MediaItemParts } from '../../content/media-item.fragment.ts';
import { titleText } from '../../content/plain-text.ts';
import { orderPartsLink } from '../../navigation/order-parts-link.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { LinkList } from '../../ui/link-list/link-list.tsx';
import { Section } from '../../ui/section/section.tsx';
import { AddToRequest } from '../request-list/add-to-request.tsx';
import styles from './part-details.module.css';

function detailsOf({ callout, pieces, serials, remark }: PartUse): string {
  const words = [
    callout && texts.partCallout(callout),
    pieces && texts.partPieces(pieces),
    serials && texts.partSerials(serials),
    remark,
  ];
  return words.filter(Boolean).join(', ');
}

/** The breakout drawing of the first product that has one. */
function Drawing({ uses }: Pick<Part, 'uses'>) {
  const use = uses.find(({ drawing }) => drawing);
  if (!use?.drawing) return null;
  const caption = [titleText(use.title), use.callout && texts.partCallout(use.callout)].filter(Boolean).join(': ');
  return (
    <Figure caption={caption}>
      {/* What the index stored is what the fragment selects. */}
      <FullSizeImage
        image={use.drawing as unknown as FragmentOf<typeof MediaItemParts>}
        sizes="(min-width: 60rem) 36rem, 100vw"
      />
    </Figure>
  );
}

/** What a part is: the products that it fits, the numbers before and after it, those of other makers, the drawing. */
export function PartDetails({ part }: { part: Part }) {
  const { number, uses, replaces, replacedBy, crossReferences } = part;
  const last = replacedBy.at(-1);
  return (
    <Section>
      <div className={styles.part}>
        <div className={styles.facts}>
          {last && (
            <section>
              <h2>{texts.partReplacedBy}</h2>
              <p>{texts.orderInstead(last.number, [number, ...replacedBy.map((next) => next.number)].join(' → '))}</p>
              <LinkList links={replacedBy.map((next) => ({ href: next.path, label: next.number }))} />
            </section>
          )}
          <section>
            <h2>{texts.partFits}</h2>
            <ul className={styles.list}>
              {uses.map((use) => (
                <li key={`${use.href} ${use.callout} ${use.serials}`}>
                  <a href={use.href}>{titleText(use.title)}</a>
                  {detailsOf(use) && <span className={styles.use}> {detailsOf(use)}</span>}
                </li>
              ))}
            </ul>
          </section>
          {replaces.length > 0 && (
            <section>
              <h2>{texts.partReplaces}</h2>
              <p>{replaces.join(', ')}</p>
            </section>
          )}
          {crossReferences.length > 0 && (
            <section>
              <h2>{texts.partInterchange}</h2>
              <ul className={styles.list}>
                {crossReferences.map(({ maker, number: theirs }) => (
                  <li key={`${maker} ${theirs}`}>{`${maker} ${theirs}`}</li>
                ))}
              </ul>
              <p className={styles.use}>{texts.interchangeNote}</p>
            </section>
          )}
          <div className={styles.actions} data-print="no">
            {!last && <ButtonLink href={orderPartsLink(number)}>{texts.orderPart}</ButtonLink>}
            <AddToRequest number={last?.number ?? number} look={last ? 'main' : 'second'} />
          </div>
        </div>
        <Drawing uses={uses} />
      </div>
    </Section>
  );
}
