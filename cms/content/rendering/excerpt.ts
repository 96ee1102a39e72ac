import { renderedHtml } from '@headwater/contract/text/rendered-html.ts';
import { withoutPairs } from '@headwater/contract/text/without-pairs.ts';
import { withoutForms } from '../../forms/rendering/embedded-forms.ts';

const excerptWords = 55;

/** The excerpt in listings: the editor's, or else the first words of the content. */
export function renderedExcerpt(excerpt: string, content: string, baseUrl: string): string {
  if (excerpt.trim() !== '') return renderedHtml(excerpt, baseUrl);
  const withoutScripts = withoutPairs(withoutForms(content), /<script\b/gi, /<\/script>/gi, ' ');
  const words = withoutPairs(withoutScripts, /<style\b/gi, /<\/style>/gi, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return '';
  const more = words.length > excerptWords ? ' [&hellip;]' : '';
  return `<p>${words.slice(0, excerptWords).join(' ')}${more}</p>\n`;
}
