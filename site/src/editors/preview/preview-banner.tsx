import * as texts from '@headwater/brand/texts.ts';
import type { ReactNode } from 'react';
import { momentText } from './moment.ts';
import styles from './preview-banner.module.css';
import type { PreviewLink } from './preview-links.ts';

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

/** What somebody with a link sees above a shared draft. */
export function SharedBanner({ link: { maker, copiedAt, expiresAt } }: { link: PreviewLink }) {
  return (
    <PreviewBanner
      title={texts.previewTitle}
      text={texts.sharedDraft(maker, momentText(copiedAt), momentText(expiresAt))}
    />
  );
}
