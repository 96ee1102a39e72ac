import type { Html } from '@headwater/cms/starting-content/model.ts';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  mdash: '—',
  ndash: '–',
};

/** Text of a piece of HTML, without tags and with entities read. */
export function plainText(html: Html): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .replace(/&([a-z]+);/g, (match, name: string) => entities[name] ?? match)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Texts of the paragraphs or list items in a piece of HTML, in order. */
export function textsOf(html: Html | undefined, element: 'p' | 'li'): readonly string[] {
  const pattern = new RegExp(`<${element}>(.*?)</${element}>`, 'gs');
  return [...(html ?? '').matchAll(pattern)].map(([, inner = '']) => plainText(inner));
}
