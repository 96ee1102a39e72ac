const SIZE = /\/image\?url=[\w%.~-]+&w=\d+&q=\d+(?:&crop=[\d:]+)?/g;

/** The URLs of resized pictures that a page offers, each once. */
export function imageUrls(html: string): string[] {
  return [...new Set(html.replaceAll(/&(?:amp|#38);/g, '&').match(SIZE))];
}
