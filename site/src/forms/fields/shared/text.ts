import { trimmed } from '@headwater/contract/forms/trimmed.ts';

export function isBlank(text: string | null | undefined): boolean {
  return !text || trimmed(text) === '';
}

const named: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\u00a0': '&nbsp;',
};

/** A text as HTML: less code for the browser than a library's. */
export function escaped(text: string): string {
  return text.replace(/[&<>"'\u00a0]/g, (sign) => named[sign] ?? sign);
}
