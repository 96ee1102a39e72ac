import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { CmsImage } from '../../content/cms-image.tsx';
import { plainText } from '../../content/plain-text.ts';
import { RichText } from '../../content/rich-text.tsx';
import { safeHref } from '../../content/safe-href.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { Section } from '../../ui/section/section.tsx';
import { TwoColumn } from '../../ui/two-column/two-column.tsx';
import { DescriptionFragment } from './description.fragment.ts';
import styles from './description.module.css';

/** The maker in a few sentences, with an optional picture and button. */
export function Description({ page }: { page: FragmentOf<typeof DescriptionFragment> }) {
  const description = readFragment(DescriptionFragment, page).homeDescription;
  if (!description?.descriptionText) return null;
  const link = description.descriptionButtonLink;
  const href = safeHref(link?.url);
  const label = plainText(description.descriptionButtonText) || plainText(link?.title);
  const image = description.descriptionImage?.node;
  const words = (
    <div className={styles.words}>
      <RichText html={description.descriptionText} className={styles.text} />
      {href && label && (
        <ButtonLink href={href} outlined newTab={link?.target === '_blank'}>
          {label}
        </ButtonLink>
      )}
    </div>
  );
  return (
    <Section tone="surface">
      {image ? (
        <TwoColumn
          start={words}
          end={
            <Figure>
              <CmsImage image={image} sizes="(min-width: 48rem) 38rem, 100vw" />
            </Figure>
          }
        />
      ) : (
        words
      )}
    </Section>
  );
}
