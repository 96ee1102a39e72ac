/**
 * Replaces typed characters with typographic ones, the part of WordPress's texturizing that titles
 * need: quotes, dashes and ellipses; `x` between numbers is unchanged.
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
