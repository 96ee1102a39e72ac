/** Blocks that need no styles beyond `rich-text.css`, because they render as plain elements. */
const PLAIN = 'heading|list|paragraph|image|table|quote';
const CLASS_LIST = /\bclass="([^"]*)"/g;
const STYLED_CLASS = new RegExp(
  `(?:^|\\s)(?:wp-block-(?!(?:${PLAIN})(?:\\s|$))|wp-caption|wp-embed-|has-|is-style-|screen-reader-text|align|gallery|blocks-gallery)`,
);

/**
 * Whether a text needs `styles/core-blocks`, so that other pages don't load it.
 * @param safe sanitized HTML, which has double quotes
 */
export function needsBlockStyles(safe: string): boolean {
  return Array.from(safe.matchAll(CLASS_LIST), ([, classes = '']) => classes).some((classes) =>
    STYLED_CLASS.test(classes),
  );
}
