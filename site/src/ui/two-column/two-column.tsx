import type { ReactNode } from 'react';
import styles from './two-column.module.css';

interface TwoColumnProps {
  start: ReactNode;
  end: ReactNode;
}

/** Two columns of the same width where there is room, one below the other where there is not. */
export function TwoColumn({ start, end }: TwoColumnProps) {
  return (
    <div className={styles.columns}>
      <div>{start}</div>
      <div>{end}</div>
    </div>
  );
}
