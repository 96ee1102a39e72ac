import type { ReactNode } from 'react';
import styles from './figure.module.css';

interface FigureProps {
  children: ReactNode;
  /** Shown below, as on a drawing sheet. */
  caption?: string | null | undefined;
  id?: string;
  /** Adds corner ticks and squares of drafting paper; drawings of the media library have their own ticks. */
  drafting?: boolean;
  className?: string | undefined;
  /** On paper it stands large, and the other slides of its gallery make room for it. */
  isPrintedLarge?: boolean;
}

/** A picture with its caption. */
export function Figure({ children, caption, id, drafting = false, className, isPrintedLarge }: FigureProps) {
  return (
    <figure className={className} id={id} data-print={isPrintedLarge ? 'large' : undefined}>
      <div className={drafting ? styles.drafting : undefined}>{children}</div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
