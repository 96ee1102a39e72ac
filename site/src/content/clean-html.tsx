interface CleanHtmlProps {
  /** Cleaned by `sanitizeHtml` before it left the server: islands have no sanitiser. */
  html: string | null | undefined;
  className?: string | undefined;
  /** A `span` inside labels and messages, where a block may not stand. */
  as?: 'div' | 'span';
  id?: string | undefined;
}

/** HTML that is clean already, for components that also run in the browser. */
export function CleanHtml({ html, className, as: Element = 'div', id }: CleanHtmlProps) {
  if (!html) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's sanitiser has been over it
  return <Element id={id} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
