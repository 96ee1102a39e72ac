import * as texts from '@headwater/brand/texts.ts';
import styles from './breadcrumb.module.css';

export interface Crumb {
  label: string;
  href: string;
}

/** The ancestors of the page, nearest last; renders nothing for a page at the top level. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav className={styles.breadcrumb} aria-label={texts.breadcrumbLabel} data-print="no">
      <ol className={styles.list}>
        {crumbs.map((crumb) => (
          <li key={crumb.href}>
            <a href={crumb.href}>{crumb.label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
