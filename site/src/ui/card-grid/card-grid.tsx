import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card-grid.module.css';

interface CardGridProps {
  items: readonly { key: string; card: ReactNode }[];
  /** `fill`: few cards that share the whole row. `wide` and `narrow`: fewer or more to a row. */
  layout?: 'even' | 'fill' | 'wide' | 'narrow';
}

/** Cards as cells of a ruled sheet: neighbours share a hairline. */
export function CardGrid({ items, layout = 'even' }: CardGridProps) {
  return (
    <ul className={classNames(styles.grid, layout !== 'even' && styles[layout])}>
      {items.map(({ key, card }) => (
        <li key={key} data-key={key} className={styles.cell}>
          {card}
        </li>
      ))}
    </ul>
  );
}
