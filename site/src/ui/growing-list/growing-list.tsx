import * as texts from '@headwater/brand/texts.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../button/button.tsx';
import styles from './growing-list.module.css';

interface GrowingListProps {
  /** A list whose items have `data-key`, or the replacement for an empty one. */
  children: ReactNode;
  /** URL of the next page of the list; undefined at its end. */
  nextHref: string | undefined;
  /** URL of the whole list, when this page starts somewhere within it. */
  startHref?: string | undefined;
}

/**
 * A list with a link to its next page, or extended in place where `growing-list.client.ts` is
 * loaded. Errors appear in the last paragraph, which is a live region.
 */
export function GrowingList({ children, nextHref, startHref }: GrowingListProps) {
  return (
    <div data-growing-list="">
      {startHref && (
        <p className={styles.start}>
          <a href={startHref}>{texts.backToStart}</a>
        </p>
      )}
      {children}
      {nextHref && (
        <div className={styles.more} data-load-more="">
          <ButtonLink href={nextHref} outlined rel="next">
            {texts.loadMore}
          </ButtonLink>
        </div>
      )}
      <p className={styles.notice} role="status" data-list-notice="" />
    </div>
  );
}
