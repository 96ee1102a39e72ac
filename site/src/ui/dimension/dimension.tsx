import { classNames } from '../class-names.ts';
import styles from './dimension.module.css';

/** A dimension line with two arrowheads: decoration. */
export function Dimension({ className }: { className?: string | undefined }) {
  return <span className={classNames(styles.dimension, className)} aria-hidden="true" />;
}
