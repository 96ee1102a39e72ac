import { company } from '@headwater/brand/company.ts';
import { env } from '../config/env.ts';
import { formattedToday } from '../content/date.ts';
import styles from './print-head.module.css';

/**
 * The first line of a printed page: whose it is, where it was found, and of what day its contents are. On a screen the
 * header and the browser say as much.
 */
export function PrintHead({ path }: { path: string }) {
  return (
    <p className={styles.head}>
      <span className={styles.maker}>{company.name}</span>
      {/* The page for a deleted path has a path of its own, which visitors never see. */}
      {!path.startsWith('/_') && <span>{new URL(path, env.SITE_URL).href}</span>}
      <span>{formattedToday()}</span>
    </p>
  );
}
