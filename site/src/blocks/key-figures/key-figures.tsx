import styles from './key-figures.module.css';
import type { Specification } from './key-figures.ts';

type Labeled = Pick<Specification, 'label' | 'value'>;

interface KeyFiguresProps {
  figures: readonly Labeled[];
  /** In small type below them. */
  energy?: readonly Labeled[];
}

/** The figures that visitors compare first, in a row; renders nothing without any. */
export function KeyFigures({ figures, energy = [] }: KeyFiguresProps) {
  return (
    <>
      {figures.length > 0 && <Row figures={figures} />}
      {energy.length > 0 && (
        <p className={styles.label}>{energy.map(({ label, value }) => `${label} ${value}`).join(' · ')}</p>
      )}
    </>
  );
}

function Row({ figures }: { figures: readonly Labeled[] }) {
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
