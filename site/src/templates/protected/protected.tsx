import * as texts from '@headwater/brand/texts.ts';
import { permalink } from '../../config/cms-places.ts';
import { siteConfig } from '../../config/site.config.ts';
import { plainText } from '../../content/plain-text.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import type { TemplateProps } from '../template.ts';

/** What visitors see of password-protected content: its title, and a contact link. */
export function Protected({ seed: { title } }: TemplateProps<unknown>) {
  return (
    <Notice title={plainText(title) || texts.protectedTitle}>
      <p>
        {texts.protectedPage(
          <a key="contact" href={permalink(siteConfig.paths.contact)}>
            {texts.contactUs}
          </a>,
        )}
      </p>
    </Notice>
  );
}
