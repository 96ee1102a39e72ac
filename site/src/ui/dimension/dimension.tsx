import { classNames } from '../class-names.ts';
import styles from './dimension.module.css';

/** A dimension line with its two arrow heads: decoration under what it measures. */
export function Dimension({ className }: { className?: string | undefined }) {
  return <span className={classNames(styles.dimension, className)} aria-hidden="true" />;
}
