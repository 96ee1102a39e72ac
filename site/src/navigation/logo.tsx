import { maker } from '../config/maker.ts';
import styles from './logo.module.css';

/**
 * The mark: an alder leaf whose veins are the vanes of an impeller, over the creek's water line.
 * The wordmark beside it is text, so that it scales, prints and is found.
 */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true">
        <path
          className={styles.leaf}
          d="M24 3c3 2 5 2 8 2 1 3 3 5 6 6 0 3 1 6 4 8-2 3-2 6-2 9-3 1-4 3-5 6-4 0-7 2-11 5-4-3-7-5-11-5-1-3-2-5-5-6 0-3 0-6-2-9 3-2 4-5 4-8 3-1 5-3 6-6 3 0 5 0 8-2z"
        />
        <path
          className={styles.vane}
          d="M24 21c0-6 3-9 8-10M24 21c5-3 10-2 13 3M24 21c5 3 6 8 4 13M24 21c0 6-3 9-8 10M24 21c-5 3-10 2-13-3M24 21c-5-3-6-8-4-13"
        />
        <circle className={styles.hub} cx="24" cy="21" r="3.5" />
        <path className={styles.water} d="M24 39v3M3 45c4-3 7-3 10.5 0s7 3 10.5 0 7-3 10.5 0 7 3 10.5 0" />
      </svg>
      <span className={styles.words}>
        {maker.wordmark.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </span>
    </span>
  );
}
