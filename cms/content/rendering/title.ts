import { decodeEntities } from '@headwater/contract/text/entities.ts';

/** A title as WPGraphQL returns it: texturized, entities decoded, tags unchanged. */
export function renderedTitle(title: string): string {
  const pieces = title.split(/(<[^<>]*>)/);
  return pieces
    .map((piece) => (piece.startsWith('<') ? piece : decodeEntities(withTypography(decodeQuotes(piece)))))
    .join('');
}

function decodeQuotes(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#039;', "'").replaceAll('&#39;', "'");
}

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
