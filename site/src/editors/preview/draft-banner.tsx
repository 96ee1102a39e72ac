import * as texts from '@headwater/brand/texts.ts';
import { signingKey } from '../../config/signing-key.ts';
import { siteConfig } from '../../config/site.config.ts';
import { Script } from '../../page-files/page-files.tsx';
import { returnPath } from '../sign-in/return-path.ts';
import { linkToken } from './link-token.ts';
import type { PreviewScreen } from './open-preview.ts';
import styles from './preview-banner.module.css';
import { PreviewBanner } from './preview-banner.tsx';
import { ShareDraft } from './share-draft.tsx';

interface DraftBannerProps {
  draft: Extract<PreviewScreen, { kind: 'draft' }>;
  /** Path of this preview, with its query. */
  path: string;
  origin: string;
}

/** What an editor sees above a draft: the way back, and links to share it. */
export function DraftBanner({ draft, path, origin }: DraftBannerProps) {
  const { hours, defaultHours } = siteConfig.previewLink;
  const key = signingKey('preview-link');
  const links = draft.links.map((link) => ({
    ...link,
    url: `${origin}${siteConfig.paths.preview}?link=${linkToken(link, key)}`,
  }));
  // Drafts have no path of their own yet; WordPress uses their ID instead.
  const publicPath = returnPath(new URLSearchParams(path.split('?')[1]).get('previewPathname'), origin);
  const exit = publicPath && !publicPath.includes('?') ? publicPath : '/';
  return (
    <>
      <div className={styles.toolbar} data-toolbar-slot="" />
      <PreviewBanner
        title={texts.previewTitle}
        text={texts.previewIsDraft}
        exit={{ href: exit, label: texts.exitPreview }}
      >
        <ShareDraft contentId={draft.contentId} back={path} links={links} hours={hours} defaultHours={defaultHours} />
      </PreviewBanner>
      <Script name="copy-link" />
    </>
  );
}
