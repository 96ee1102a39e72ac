import { plainText } from './plain-text.ts';

/** Marks the end of a line while tags are removed; a private-use character that no text contains. */
const LINE_END = '\ue000';

/** The lines of an address or a list as plain text, without empty ones. */
export function textLines(html: string | null | undefined): string[] {
  const text = plainText(html?.replace(/<br\b[^<>]*>|<\/(?:p|li|div|h[1-6]|tr|dd|dt)>/gi, LINE_END));
  return text.split(LINE_END).flatMap((line) => line.trim() || []);
}
