import type { ReactNode } from 'react';
import styles from './entry-card.module.css';

interface EntryCardProps {
  href: string | undefined;
  title: string;
  /** As it is shown, such as `November 21, 2026`. */
  date?: string | undefined;
  text?: string | undefined;
  /** An image element, which says nothing that the title does not; its place stays when it renders nothing. */
  image?: ReactNode;
  headingLevel: 2 | 3;
}

/** A post or project in a list: image, date, title and summary; the whole card leads to it. */
export function EntryCard({ href, title, date, text, image, headingLevel }: EntryCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      {image && <div className={styles.view}>{image}</div>}
      {date && <p className={styles.date}>{date}</p>}
      <Heading className={styles.title}>
        <a href={href}>{title}</a>
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
    </article>
  );
}
