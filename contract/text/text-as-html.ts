/**
 * What a visitor typed as plain text, as HTML that shows exactly these characters; its line breaks stay. Short, because
 * every form's script contains it.
 */
export function textAsHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
