/**
 * Typographic characters for what an editor types, the part of WordPress's texturising that titles
 * need: quotes, dashes, ellipsis, and `x` between numbers left alone.
 */
export function withTypography(text: string): string {
  return text
    .replaceAll('---', '—')
    .replaceAll(' -- ', ' — ')
    .replaceAll('--', '–')
    .replaceAll(' - ', ' – ')
    .replaceAll('...', '…')
    .replace(/(\d)"/g, '$1″')
    .replace(/(^|[\s([{–—])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([{–—])'(?=\S)/g, '$1‘')
    .replaceAll("'", '’');
}
