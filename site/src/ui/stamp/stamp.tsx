import styles from './stamp.module.css';

/** Text stamped into a small metal plate. */
export function Stamp({ children }: { children: string }) {
  return (
    <p className={styles.stamp}>
      <span className={styles.words}>{children}</span>
    </p>
  );
}
