import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card-grid.module.css';

interface CardGridProps {
  items: readonly { key: string; card: ReactNode }[];
  /** `logos`: small pictures, of which a phone shows two in a row. */
  layout?: 'cards' | 'logos';
}

/** Cards as cells of a ruled sheet: neighbors share a hairline, and every row is full. */
export function CardGrid({ items, layout = 'cards' }: CardGridProps) {
  return (
    <div className={styles.frame}>
      <ul className={classNames(styles.grid, layout === 'logos' && styles.logos)}>
        {items.map(({ key, card }) => (
          <li key={key} data-key={key} className={styles.cell}>
            {card}
          </li>
        ))}
      </ul>
    </div>
  );
}
