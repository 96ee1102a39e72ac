import { plainText } from '../../content/plain-text.ts';
import { safeHref } from '../../content/safe-href.ts';
import { Section } from '../../ui/section/section.tsx';
import styles from './tag-list.module.css';

interface TagListProps {
  tags: readonly { id: string; name: string | null; uri: string | null }[];
  /** Without the rule above it. */
  plain?: boolean;
}

/** The tags of a post, each leading to its archive; nothing for a post without tags. */
export function TagList({ tags, plain = false }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <Section title="Filed under" plain={plain}>
      <ul className={styles.tags}>
        {tags.map(({ id, name, uri }) => (
          <li key={id}>
            <a className={styles.tag} href={safeHref(uri)}>
              {plainText(name)}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
