import * as texts from '@headwater/brand/texts.ts';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './video-poster.module.css';

interface PosterProps {
  /** What the video shows, such as the product's name. */
  subject: string;
  /** In smaller type, below the label. */
  note: string;
  children?: ReactNode;
}

function PosterContent({ subject, note, children }: PosterProps) {
  return (
    <>
      {children}
      <span className={styles.play}>
        <Icon name="play" />
      </span>
      <span className={styles.words}>{texts.watchVideoOf(subject)}</span>
      <span className={styles.note}>{note}</span>
    </>
  );
}

/** A poster that links to the video's own page. */
export function PosterLink({ href, ref, ...content }: PosterProps & { href: string; ref?: Ref<HTMLAnchorElement> }) {
  return (
    <a className={styles.poster} href={href} target="_blank" rel="noopener" ref={ref}>
      <PosterContent {...content} />
    </a>
  );
}

/** A poster that plays the video in place. */
export function PosterButton({ onClick, isBusy, ...content }: PosterProps & { onClick: () => void; isBusy: boolean }) {
  return (
    <button type="button" className={styles.poster} onClick={onClick} aria-disabled={isBusy}>
      <PosterContent {...content} />
    </button>
  );
}
