import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './figure.module.css';

interface FigureProps {
  children: ReactNode;
  /** Set below as "FIG. 3 · caption", counted through the page. */
  caption?: string | null | undefined;
  id?: string;
  /** Squares of drafting paper behind a drawing. */
  drafting?: boolean;
  className?: string | undefined;
}

/** A drawn view: corner ticks around it, its number and caption below. */
export function Figure({ children, caption, id, drafting = false, className }: FigureProps) {
  return (
    <figure className={className} id={id}>
      <div className={classNames(styles.view, drafting && styles.drafting)}>{children}</div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
