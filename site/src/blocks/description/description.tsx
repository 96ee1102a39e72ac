import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { Section } from '../../ui/section/section.tsx';
import { EditorText } from '../editor-text/editor-text.tsx';
import { DescriptionFragment } from './description.fragment.ts';
import styles from './description.module.css';
import { DescriptionColumns } from './description-columns.tsx';

interface DescriptionProps {
  page: FragmentOf<typeof DescriptionFragment>;
}

/** The company in a few sentences, with an optional image and button. */
export function Description({ page }: DescriptionProps) {
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
