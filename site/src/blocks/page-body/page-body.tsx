import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/section/section.tsx';
import { EditorText } from '../editor-text/editor-text.tsx';
import styles from './page-body.module.css';

interface PageBodyProps {
  html: string | null | undefined;
  /** Omits the rules above and inside it. */
  plain?: boolean;
  /** Printed in large type and one column, so that tables stay in one piece. */
  sheet?: boolean | undefined;
}

/** An editor's text of a page; renders nothing for an empty page. */
export function PageBody({ html, plain = false, sheet = false }: PageBodyProps) {
  if (!html?.trim()) return null;
  return (
    <Section plain={plain} className={classNames(styles.body, sheet && styles.sheet)}>
      <EditorText html={html} className={plain ? styles.plain : undefined} />
    </Section>
  );
}
