import { siteConfig } from '../../config/site.config.ts';
import { plainText } from '../../content/plain-text.ts';
import { Notice } from '../../ui/notice/notice.tsx';

/** All that visitors are shown of content with a password: its title, and whom to ask. */
export function ProtectedNotice({ title }: { title: string | undefined }) {
  return (
    <Notice title={plainText(title) || 'Protected page'}>
      <p>
        This page is protected by a password. <a href={siteConfig.paths.contact}>Contact us</a> for access.
      </p>
    </Notice>
  );
}
