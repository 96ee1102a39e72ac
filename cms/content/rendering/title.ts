import { decodeEntities } from './entities.ts';
import { withTypography } from './typography.ts';

/** A title as WPGraphQL answers it: texturised, entities decoded, tags left in. */
export function renderedTitle(title: string): string {
  const pieces = title.split(/(<[^>]*>)/);
  return pieces
    .map((piece) => (piece.startsWith('<') ? piece : decodeEntities(withTypography(decodeQuotes(piece)))))
    .join('');
}

function decodeQuotes(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#039;', "'").replaceAll('&#39;', "'");
}
