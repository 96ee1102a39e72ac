import type { ReactNode } from 'react';
import styles from './two-column.module.css';

interface TwoColumnProps {
  /** In an Astro file the slots of these names. */
  start?: ReactNode;
  end?: ReactNode;
  /** `sticky`: a narrow second column that stays in view while the first is read. */
  variant?: 'even' | 'sticky';
}

/** Two columns where there is room, one below the other where there is not. */
export function TwoColumn({ start, end, variant = 'even' }: TwoColumnProps) {
  return (
    <div className={styles[variant]}>
      <div className={styles.column}>{start}</div>
      <div className={styles.column}>
        <div className={variant === 'sticky' ? styles.stay : undefined}>{end}</div>
      </div>
    </div>
  );
}
