import { plainText } from '../../content/plain-text.ts';
import { RichText } from '../../content/rich-text.tsx';
import styles from './testimonials.module.css';

interface QuoteProps {
  /** HTML from the CMS. */
  words: string | null | undefined;
  author: string | null | undefined;
}

/** A customer's quote and name. */
export function Quote({ words, author }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <RichText html={words} className={styles.words} />
      </blockquote>
      {author && <figcaption className={styles.author}>{plainText(author)}</figcaption>}
    </figure>
  );
}
