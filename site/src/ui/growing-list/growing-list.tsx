import * as texts from '@headwater/brand/texts.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../button/button.tsx';
import styles from './growing-list.module.css';

interface GrowingListProps {
  /** A list whose items carry `data-key`, or what stands in place of an empty one. */
  children: ReactNode;
  /** Address of the same page from its next entry on; undefined at the end of the list. */
  nextHref: string | undefined;
  /** Address of the whole list, for a page that begins somewhere within it. */
  startHref?: string | undefined;
}

/**
 * A list that goes on: by a link to the next entries, or in place where `growing-list.client.ts` is
 * loaded beside it. What went wrong is told in the last paragraph, which is announced.
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
