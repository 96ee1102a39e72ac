/** How text of editors becomes safe; handed in, so that nothing here brings a sanitiser to the browser. */
export interface Cleaner {
  /** HTML reduced to what may be shown. */
  html(html: string): string;
  /** Markup and entities resolved to plain text. */
  text(html: string): string;
}

/** Safe HTML; null for nothing. */
export function cleanHtml(clean: Cleaner, html: string | null | undefined): string | null {
  return (html && clean.html(html)) || null;
}

/**
 * A default that may hold merge tags such as `{user:email}`: WordPress fills them for its own page, nobody
 * does for a visitor here, so they go.
 */
export function withoutMergeTags(text: string | null | undefined): string | null {
  return text?.replace(/\{[a-z_]+(?::[^{}]*)?\}/gi, '') || null;
}
