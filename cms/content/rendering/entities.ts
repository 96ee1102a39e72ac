import { decodeHTMLStrict } from 'entities';

/** What an entity that names no character is decoded to. */
const NO_CHARACTER = '\ufffd';

/** Replaces HTML entities by their characters; unknown ones stay as they are, as PHP leaves them. */
export function decodeEntities(text: string): string {
  return text.replace(/&#?\w{1,31};/g, (entity) => {
    const character = decodeHTMLStrict(entity);
    return character === NO_CHARACTER ? entity : character;
  });
}

/** Escapes text for HTML, as WordPress stores the site's title and description. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#039;');
}
