import styles from './key-figures.module.css';
import type { Specification } from './key-figures.ts';

/** The figures that visitors compare first, in a row; renders nothing without any. */
export function KeyFigures({ figures }: { figures: readonly Pick<Specification, 'label' | 'value'>[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
