import * as texts from '@headwater/brand/texts.ts';
import { useUnits } from '../../rendering/rendering.ts';
import { energyFigures } from '../key-figures/key-figures.ts';
import styles from './energy.module.css';

/** The energy figures of a product, for its page and its printed sheet; renders nothing without any. */
export function Energy({ text }: { text: string | null | undefined }) {
  const figures = energyFigures(text, useUnits());
  if (figures.length === 0) return null;
  return (
    <div>
      <h2 className={styles.title}>{texts.energy}</h2>
      <dl>
        {figures.map(({ label, value, other }) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{other ? `${value} (${other})` : value}</dd>
          </div>
        ))}
      </dl>
      {figures.some(({ isMei }) => isMei) && <p className={styles.note}>{texts.efficiencyBenchmark}</p>}
    </div>
  );
}
