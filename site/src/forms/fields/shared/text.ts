import { trimmed } from '@headwater/contract/forms/trimmed.ts';

export function isBlank(text: string | null | undefined): boolean {
  return !text || trimmed(text) === '';
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text for a message, which is HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}
