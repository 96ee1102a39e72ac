import * as texts from '@headwater/brand/texts.ts';
import { momentText } from './moment.ts';
import { PreviewBanner } from './preview-banner.tsx';
import type { PreviewLink } from './preview-links.ts';

/** What somebody with a link sees above a shared draft. */
export function SharedBanner({ link: { maker, copiedAt, expiresAt } }: { link: PreviewLink }) {
  return (
    <PreviewBanner
      title={texts.previewTitle}
      text={texts.sharedDraft(maker, momentText(copiedAt), momentText(expiresAt))}
    />
  );
}
