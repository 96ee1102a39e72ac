const blockElement =
  /<(?:address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|iframe|main|nav|ol|p|pre|section|table|ul|video)\b/i;

/**
 * A rich-text field as WordPress renders it: text without any block element becomes paragraphs, and
 * the whole ends in one line break. Empty stays empty.
 */
export function renderedHtml(html: string, baseUrl: string): string {
  const text = html.trim();
  if (text === '') return '';
  const blocks = blockElement.test(text) ? text : paragraphs(text);
  return `${withMediaAddresses(blocks, baseUrl)}\n`;
}

/** The content of a page or post: stored as it is shown, but for plain text, which becomes paragraphs. */
export function renderedContent(html: string, baseUrl: string): string {
  return blockElement.test(html) ? withMediaAddresses(html, baseUrl) : renderedHtml(html, baseUrl);
}

function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br />\n')}</p>`)
    .join('\n');
}

/** Content is stored with root-relative media addresses; the CMS answers with its own origin before them. */
function withMediaAddresses(html: string, baseUrl: string): string {
  return html.replace(/((?:src|href|poster)=["'])(\/wp-content\/uploads\/)/g, `$1${baseUrl}$2`);
}
