import * as texts from '@headwater/brand/texts.ts';
import type { ReactNode } from 'react';
import styles from './preview-banner.module.css';

interface PreviewBannerProps {
  /** What kind of preview this is. */
  title: string;
  /** Where it ends. */
  exit?: { href: string; label: string };
  text: ReactNode;
  children?: ReactNode;
}

/** Says above everything else that this page is not what visitors see. */
export function PreviewBanner({ title, exit, text, children }: PreviewBannerProps) {
  return (
    <aside className={styles.banner} aria-label={texts.previewLabel}>
      <div className={styles.inner}>
        <p className={styles.words}>
          <strong className={styles.title}>{title}</strong> {text}
        </p>
        {exit && (
          <a className={styles.exit} href={exit.href}>
            {exit.label}
          </a>
        )}
        {children}
      </div>
    </aside>
  );
}
