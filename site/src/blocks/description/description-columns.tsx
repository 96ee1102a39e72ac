import type { ReactNode } from 'react';
import type { ResultOf } from '../../cms-client/graphql.ts';
import { CmsImage } from '../../content/cms-image.tsx';
import { PAGE_WIDTH } from '../../content/image-sizes.ts';
import { plainText } from '../../content/plain-text.ts';
import { safeHref } from '../../content/safe-href.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { TwoColumn } from '../../ui/two-column/two-column.tsx';
import type { DescriptionFragment } from './description.fragment.ts';
import styles from './description.module.css';

/** Half of the page. */
const SIZES = `(min-width: 80rem) calc(${PAGE_WIDTH} / 2), (min-width: 48rem) 50vw, 100vw`;

interface DescriptionColumnsProps {
  description: NonNullable<ResultOf<typeof DescriptionFragment>['homeDescription']>;
  /** The text. */
  children?: ReactNode;
}

/** Text and button, beside the image if there is one. */
export function DescriptionColumns({ description, children }: DescriptionColumnsProps) {
  const link = description.descriptionButtonLink;
  const href = safeHref(link?.url);
  const label = plainText(description.descriptionButtonText) || plainText(link?.title);
  const image = description.descriptionImage?.node;
  const words = (
    <div className={styles.words}>
      {children}
      {href && label && (
        <ButtonLink href={href} outlined newTab={link?.target === '_blank'}>
          {label}
        </ButtonLink>
      )}
    </div>
  );
  if (!image) return words;
  return (
    <TwoColumn
      start={words}
      end={
        <Figure>
          <CmsImage image={image} sizes={SIZES} />
        </Figure>
      }
    />
  );
}
