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

/** `{user:email}`, `{embed_url}`, `{Your name:1.3}`: WordPress fills them, on its own page and for an entry. */
const MERGE_TAG = /\{(?:[a-z_]{1,50}(?::[^{}]{0,200})?|[^{}\n]{1,200}:\d+(?:\.\d+)?(?::[^{}]{0,100})?)\}/gi;

/** A default without merge tags, which only WordPress can fill. */
export function withoutMergeTags(text: string | null | undefined): string | null {
  return text?.replace(MERGE_TAG, '') || null;
}

/** Whether a text would have holes without its tags. */
export function hasMergeTags(text: string | null | undefined): boolean {
  return withoutMergeTags(text) !== (text || null);
}
