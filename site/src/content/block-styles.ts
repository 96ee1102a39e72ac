/** Classes that `rich-text.css` needs nothing more for: these blocks look right as the plain elements that they are. */
const PLAIN = 'heading|list|paragraph|image|table|quote';
const CLASS_LIST = /\bclass="([^"]*)"/g;
const STYLED_CLASS = new RegExp(
  `(?:^|\\s)(?:wp-block-(?!(?:${PLAIN})(?:\\s|$))|wp-caption|wp-embed-link|has-|is-style-|align|gallery|blocks-gallery)`,
);

/**
 * Whether a text has something that only `styles/core-blocks` makes look right, so that other pages do without its bytes.
 * @param safe as the sanitizer leaves it, which writes double quotes
 */
export function needsBlockStyles(safe: string): boolean {
  return Array.from(safe.matchAll(CLASS_LIST), ([, classes = '']) => classes).some((classes) =>
    STYLED_CLASS.test(classes),
  );
}
