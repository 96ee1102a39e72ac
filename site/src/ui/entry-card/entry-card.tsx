import type { ReactNode } from 'react';
import styles from './entry-card.module.css';

interface EntryCardProps {
  href: string | undefined;
  title: string;
  /** Set above the title, such as `November 21, 2026` or a region. */
  label?: string | undefined;
  text?: string | undefined;
  /** An image element, which says nothing that the title does not; its place stays when it renders nothing. */
  image?: ReactNode;
  headingLevel: 2 | 3;
}

/** A post or project in a list: image, date or region, title and summary; the whole card leads to it. */
export function EntryCard({ href, title, label, text, image, headingLevel }: EntryCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      {image && <div className={styles.view}>{image}</div>}
      {label && <p className={styles.label}>{label}</p>}
      <Heading className={styles.title}>
        <a href={href}>{title}</a>
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
    </article>
  );
}
