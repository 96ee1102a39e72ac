import { memo } from 'react';

interface CleanHtmlProps {
  /** Cleaned by `sanitizeHtml` on the server: islands have no sanitizer. */
  html: string | null | undefined;
  className?: string | undefined;
  /** A `span` inside labels and messages, which may not contain a block. */
  as?: 'div' | 'span';
  id?: string | undefined;
}

/**
 * HTML that was cleaned already, for components that also run in the browser. React writes `innerHTML` again with each
 * rendering, which would take the focus from a link within: it renders only when a prop changes.
 */
export const CleanHtml = memo(function CleanHtml({ html, className, as: Element = 'div', id }: CleanHtmlProps) {
  if (!html) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server's sanitizer
  return <Element id={id} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
});
