import { company } from '@headwater/brand/company.ts';
import * as texts from '@headwater/brand/texts.ts';
import type { ReactNode } from 'react';
import type { Crumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { LinkList } from '../../ui/link-list/link-list.tsx';
import styles from './search-results.module.css';

interface ResultsShellProps {
  /** How many results there are; the hint before a search. */
  note: string;
  children: ReactNode;
}

/** The elements that `search-page.client.ts` fills while the visitor types, and announces: always rendered. */
export function ResultsShell({ note, children }: ResultsShellProps) {
  return (
    <>
      <p className={styles.note} role="status" data-search-note="" data-hint={texts.searchHint}>
        {note}
      </p>
      <div data-search-results="">{children}</div>
      <div className={styles.skeletons} data-search-skeletons="" aria-hidden="true" hidden>
        {[1, 2, 3].map((skeleton) => (
          <div key={skeleton} className={styles.skeleton} />
        ))}
      </div>
    </>
  );
}

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
