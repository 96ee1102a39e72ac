const blockElement =
  /<(?:address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|iframe|main|nav|ol|p|pre|section|table|ul|video)\b/i;

/** Whether a text is HTML with paragraphs of its own, which stay as they are. */
export function hasBlocks(html: string): boolean {
  return blockElement.test(html);
}

/**
 * A rich-text field as WordPress renders it: text without block elements becomes paragraphs, and
 * the result ends in a line break. Empty stays empty.
 */
export function renderedHtml(html: string, baseUrl: string): string {
  const text = html.trim();
  if (text === '') return '';
  const blocks = blockElement.test(text) ? text : paragraphs(text);
  return `${withMediaAddresses(blocks, baseUrl)}\n`;
}

/** The content of a page or post: returned as stored, except for plain text, which becomes paragraphs. */
export function renderedContent(html: string, baseUrl: string): string {
  return blockElement.test(html) ? withMediaAddresses(html, baseUrl) : renderedHtml(html, baseUrl);
}

function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br />\n')}</p>`)
    .join('\n');
}

/** Content is stored with root-relative media URLs; the CMS prepends its own origin. */
function withMediaAddresses(html: string, baseUrl: string): string {
  return html.replace(/((?:src|href|poster)=["'])(\/wp-content\/uploads\/)/g, `$1${baseUrl}$2`);
}
