import { RichText } from '../../content/rich-text.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './page-body.module.css';

interface PageBodyProps {
  html: string | null | undefined;
  /** Without rules above it and inside it. */
  plain?: boolean;
}

/** What an editor wrote on a page; nothing for an empty page. */
export function PageBody({ html, plain = false }: PageBodyProps) {
  if (!html?.trim()) return null;
  return (
    <Section plain={plain} className={styles.body}>
      <RichText html={html} className={plain ? styles.plain : undefined} />
    </Section>
  );
}
