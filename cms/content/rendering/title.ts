import { decodeEntities } from '@headwater/contract/text/entities.ts';
import { withTypography } from './typography.ts';

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
