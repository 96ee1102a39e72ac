import { sanitizeHtml } from './sanitize-html.ts';

interface RichTextProps {
  /** As the CMS sent it. */
  html: string | null | undefined;
  className?: string | undefined;
}

/** Text that editors wrote, cleaned. The only place where HTML of the CMS reaches a page; nothing for empty text. */
export function RichText({ html, className }: RichTextProps) {
  const safe = html ? sanitizeHtml(html) : '';
  if (!safe) return null;
  const classes = className ? `rich-text ${className}` : 'rich-text';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the sanitiser's output, and the one door for it
  return <div className={classes} dangerouslySetInnerHTML={{ __html: safe }} />;
}
