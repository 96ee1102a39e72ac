import { company } from '@headwater/brand/company.ts';
import * as texts from '@headwater/brand/texts.ts';
import type { Crumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { LinkList } from '../../ui/link-list/link-list.tsx';
import styles from './search-results.module.css';

/** Suggestions for a search without results. */
export function WayOn({ links }: { links: readonly Crumb[] }) {
  const { phone } = company;
  return (
    <div className={styles.wayOn}>
      <p>
        {texts.searchAdvice(
          <a key="phone" href={phone.href}>
            {phone.label}
          </a>,
        )}
      </p>
      <LinkList links={links} />
    </div>
  );
}
