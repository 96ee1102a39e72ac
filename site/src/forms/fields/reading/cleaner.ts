/** Makes editors' text safe. Passed in, so that no module here imports a sanitizer into the browser's code. */
export interface Cleaner {
  /** Sanitizes HTML. */
  html(html: string): string;
  /** Converts markup and entities to plain text. */
  text(html: string): string;
}

/** Safe HTML; null for nothing. */
export function cleanHtml(clean: Cleaner, html: string | null | undefined): string | null {
  return (html && clean.html(html)) || null;
}

const INLINE = new Set('a abbr b bdi bdo br code del em i img ins kbd mark q s small span strong sub sup u'.split(' '));

/** What a label or a choice may have beside its text: links, emphasis, pictures. Undefined for one that is only text. */
export function labelHtml(clean: Cleaner, html: string | null | undefined): string | undefined {
  if (!html?.includes('<')) return undefined;
  let isRich = false;
  const inline = clean.html(html).replace(/<\/?([a-z][a-z\d]*)[^<>]*>/gi, (tag, name: string) => {
    if (!INLINE.has(name.toLowerCase())) return ' ';
    isRich = true;
    return tag;
  });
  return isRich ? inline.trim() : undefined;
}

/** Merge tags such as `{user:email}`, `{embed_url}` and `{Your name:1.3}`, which only WordPress can replace. */
const MERGE_TAG = /\{(?:[a-z_]{1,50}(?::[^{}]{0,200})?|[^{}\n]{1,200}:\d+(?:\.\d+)?(?::[^{}]{0,100})?)\}/gi;

/** A default value without its merge tags. */
function withoutMergeTags(text: string | null | undefined): string | null {
  return text?.replace(MERGE_TAG, '') || null;
}

/** Tags that a public page can fill in: about the page, and about the visit. */
const PAGE_TAG = /^\{(?:embed_url|embed_title|date_mdy|date_dmy)\}$/;
const VISITOR_TAG = /^\{(?:referer|user_agent)\}$/;

/**
 * A default value with the merge tags that the site fills in, and without the others: they need a WordPress page or a
 * signed-in user. Tags about the visit only remain in hidden fields, which visitors don't read.
 */
export function withKnownTags(text: string | null | undefined, isHidden: boolean): string | null {
  const isKnown = (tag: string) => PAGE_TAG.test(tag) || (isHidden && VISITOR_TAG.test(tag));
  return text?.replace(MERGE_TAG, (tag) => (isKnown(tag) ? tag : '')) || null;
}

/** Whether a text contains merge tags. */
export function hasMergeTags(text: string | null | undefined): boolean {
  return withoutMergeTags(text) !== (text || null);
}
