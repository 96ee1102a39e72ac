import { company } from '../company.ts';
import styles from './logo.module.css';

const leaf =
  'M0 -104C14 -92 24 -98 34 -84C50 -82 54 -70 66 -60C84 -50 82 -36 90 -22C100 -4 90 10 88 24C84 42 70 46 62 58C48 74 26 78 0 84C-26 78 -48 74 -62 58C-70 46 -84 42 -88 24C-90 10 -100 -4 -90 -22C-82 -36 -84 -50 -66 -60C-54 -70 -50 -82 -34 -84C-24 -98 -14 -92 0 -104Z';
const vane = 'M0 -30C6 -52 24 -66 50 -68';
const creek = 'M0 84v22M-100 108q17 -15 33.3 0t33.3 0t33.3 0t33.3 0t33.3 0t33.3 0';
const vaneAngles = [8, 68, 128, 188, 248, 308];

/**
 * The mark: an alder leaf whose veins are the vanes of an impeller, its stem running on as the creek.
 * The wordmark beside it is text, so that it scales, prints and is found.
 */
export function Logo({ onDeep = false }: { onDeep?: boolean }) {
  return (
    <span className={`${styles.logo} ${onDeep ? styles.onDeep : ''}`}>
      <svg className={styles.mark} viewBox="-110 -108 220 236" aria-hidden="true">
        <path className={styles.leaf} d={leaf} />
        {vaneAngles.map((angle) => (
          <path key={angle} className={styles.vane} d={vane} transform={`rotate(${angle})`} />
        ))}
        <circle className={styles.vane} r="24" />
        <path className={styles.creek} d={creek} />
      </svg>
      <span className={styles.words}>
        {company.wordmark.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </span>
    </span>
  );
}
