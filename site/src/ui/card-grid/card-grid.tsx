import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card-grid.module.css';

interface CardGridProps {
  items: readonly { key: string; card: ReactNode }[];
  /** Narrow cards fit more to a row. */
  narrow?: boolean;
}

/** Cards as cells of a ruled sheet: neighbours share a hairline. */
export function CardGrid({ items, narrow = false }: CardGridProps) {
  return (
    <ul className={classNames(styles.grid, narrow && styles.narrow)}>
      {items.map(({ key, card }) => (
        <li key={key} className={styles.cell}>
          {card}
        </li>
      ))}
    </ul>
  );
}
