import { escapeUTF8 } from 'entities/escape';

/** Text without the characters that XML 1.0 does not allow, even escaped. */
export function xmlCharacters(text: string): string {
  return text.toWellFormed().replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');
}

/** Text escaped for an element or an attribute. */
export function xmlText(text: string): string {
  return escapeUTF8(xmlCharacters(text));
}

/** An XML response. @param type with its charset. */
export function xmlResponse(body: string, type = 'application/xml; charset=utf-8'): Response {
  return new Response(body, { headers: { 'content-type': type } });
}
