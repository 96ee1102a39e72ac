import { company } from '../company.ts';
import styles from './logo.module.css';

/** The mark: three waves in a round porthole. */
export function Logo({ onDeep = false }: { onDeep?: boolean }) {
  return (
    <span className={`${styles.logo} ${onDeep ? styles.onDeep : ''}`}>
      <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true">
        <circle className={styles.porthole} cx="24" cy="24" r="22" />
        <path className={styles.wave} d="M8 18q8-6 16 0t16 0M8 26q8-6 16 0t16 0M12 34q6-5 12 0t12 0" />
      </svg>
      <span className={styles.name}>{company.wordmark.join(' ')}</span>
    </span>
  );
}
