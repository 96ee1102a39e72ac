import { decodeHTMLStrict, escapeUTF8 } from 'entities';

/** What an entity that names no character is decoded to. */
const NO_CHARACTER = '\ufffd';

/** Replaces HTML entities by their characters; unknown ones stay as they are, as PHP leaves them. */
export function decodeEntities(text: string): string {
  return text.replace(/&#?\w{1,31};/g, (entity) => {
    const character = decodeHTMLStrict(entity);
    return character === NO_CHARACTER ? entity : character;
  });
}

/** Escapes text for HTML as WordPress's `esc_html` does, which writes an apostrophe as a number. */
export function escapeHtml(text: string): string {
  return escapeUTF8(text).replaceAll('&apos;', '&#039;');
}
