import * as texts from '@headwater/brand/texts.ts';
import type { ReactNode } from 'react';
import styles from './preview-banner.module.css';

interface PreviewBannerProps {
  /** The kind of preview. */
  title: string;
  /** When it expires. */
  exit?: { href: string; label: string };
  text: ReactNode;
  children?: ReactNode;
}

/** States at the top of the page that visitors don't see it. */
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
