import * as texts from '@headwater/brand/texts.ts';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './video-poster.module.css';

interface PosterProps {
  /** URL of a page, or a file, that plays the video. */
  href: string;
  /** What the video shows, such as the product's name. */
  subject: string;
  /** A picture behind the words. */
  children?: ReactNode;
}

/** A poster that links to the video itself. A script may make it a button: see `start-video.ts`. */
export function VideoPoster({ href, subject, children }: PosterProps) {
  return (
    <a className={styles.poster} href={href} target="_blank" rel="noopener" data-video-poster="">
      {children}
      <span className={styles.play}>
        <Icon name="play" />
      </span>
      <span className={styles.words}>{texts.watchVideoOf(subject)}</span>
      <span className={styles.note} data-video-note="">
        {texts.videoOpensInNewTab}
      </span>
    </a>
  );
}
