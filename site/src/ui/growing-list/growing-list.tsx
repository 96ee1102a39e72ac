import * as texts from '@headwater/brand/texts.ts';
import type { ReactNode } from 'react';
import { siteConfig } from '../../config/site.config.ts';
import { Island } from '../../islands/island.tsx';
import styles from './growing-list.module.css';
import { DEPTH } from './list-depth.ts';
import { LoadMore } from './load-more.island.tsx';

interface GrowingListProps {
  /** A list whose items have `data-key`, or the replacement for an empty one. */
  children: ReactNode;
  /** URL of the next page of the list; undefined at its end. */
  nextHref: string | undefined;
  /** URL of the whole list, when this page starts somewhere within it. */
  startHref?: string | undefined;
}

/** A list with a link to its next page, which extends it in place where scripts run. */
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
        <Island
          name="load-more"
          Component={LoadMore}
          props={{ nextHref }}
          when={{ historyKey: DEPTH, held: 'a', waiting: texts.loadingMore, timeout: siteConfig.hydrationTimeout }}
        />
      )}
    </div>
  );
}
