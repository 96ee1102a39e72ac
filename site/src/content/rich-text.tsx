import { sanitizeHtml } from './sanitize-html.ts';

interface RichTextProps {
  /** As the CMS sent it. */
  html: string | null | undefined;
  className?: string | undefined;
}

/** Sanitized editors' text without forms, which `EditorText` shows; renders nothing for empty text. */
export function RichText({ html, className }: RichTextProps) {
  const safe = html ? sanitizeHtml(html) : '';
  if (!safe) return null;
  const classes = className ? `rich-text ${className}` : 'rich-text';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized
  return <div className={classes} dangerouslySetInnerHTML={{ __html: safe }} />;
}
