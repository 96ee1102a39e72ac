import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './section.module.css';

interface SectionProps {
  children: ReactNode;
  /** Heading of the section; without one it is a plain part of the page. */
  title?: string | null | undefined;
  /** A link or note at the end of the heading's row. */
  aside?: ReactNode;
  /** `rail`: heading in a column of its own beside the content. `stack`: above it. */
  layout?: 'rail' | 'stack';
  tone?: 'paper' | 'surface' | 'deep';
  /** Omits the rule that separates it from the previous section. */
  plain?: boolean;
  id?: string | undefined;
  className?: string | undefined;
}

/** A numbered section of the page at full width, with its content inside the frame. */
export function Section({
  children,
  title,
  aside,
  layout = 'rail',
  tone = 'paper',
  plain = false,
  id,
  className,
}: SectionProps) {
  const content = title ? (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {aside}
      </div>
      <div className={styles.body}>{children}</div>
    </>
  ) : (
    children
  );
  const inner = classNames(styles.inner, title && styles[layout], className);
  return (
    <section
      className={classNames(styles.section, styles[tone], title && styles.numbered, plain && styles.plain)}
      id={id}
    >
      <div className={inner}>{content}</div>
    </section>
  );
}
