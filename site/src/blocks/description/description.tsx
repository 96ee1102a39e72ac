import type { ReactNode } from 'react';
import { type FragmentOf, type ResultOf, readFragment } from '../../cms-client/graphql.ts';
import { CmsImage } from '../../content/cms-image.tsx';
import { PAGE_WIDTH } from '../../content/image-sizes.ts';
import { plainText } from '../../content/plain-text.ts';
import { safeHref } from '../../content/safe-href.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { Section } from '../../ui/section/section.tsx';
import { TwoColumn } from '../../ui/two-column/two-column.tsx';
import { EditorText } from '../editor-text/editor-text.tsx';
import { DescriptionFragment } from './description.fragment.ts';
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

/** The company in a few sentences, with an optional image and button. */
export function Description({ page }: { page: FragmentOf<typeof DescriptionFragment> }) {
  const description = readFragment(DescriptionFragment, page).homeDescription;
  if (!description?.descriptionText) return null;
  return (
    <Section tone="surface">
      <DescriptionColumns description={description}>
        <EditorText html={description.descriptionText} className={styles.text} />
      </DescriptionColumns>
    </Section>
  );
}
