import type { ReactNode } from 'react';
import styles from './plate.module.css';

export interface PlateRow {
  label: string;
  value: ReactNode;
}

interface PlateProps {
  /** Stamped across the top, such as the company's name. */
  heading: string;
  /** Stamped in large letters below it, such as a model code. */
  title?: string | undefined;
  rows: readonly PlateRow[];
  children?: ReactNode;
}

/** A machine's data plate: a heading, figures in rows, and content below them. */
export function Plate({ heading, title, rows, children }: PlateProps) {
  return (
    <div className={styles.plate}>
      <p className={styles.heading}>{heading}</p>
      {title && <p className={styles.title}>{title}</p>}
      {rows.length > 0 && (
        <dl className={styles.rows}>
          {rows.map((row) => (
            <div key={row.label} className={styles.row}>
              <dt className={styles.label}>{row.label}</dt>
              <dd className={styles.value}>{row.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </div>
  );
}
