import { renderedHtml } from '@headwater/contract/text/rendered-html.ts';
import { withoutForms } from '../../forms/rendering/embedded-forms.ts';
import { withoutPairs } from '../../text/without-pairs.ts';

const excerptWords = 55;

/** The excerpt in listings: the editor's, or else the first words of the content. */
export function renderedExcerpt(excerpt: string, content: string, baseUrl: string): string {
  if (excerpt.trim() !== '') return renderedHtml(excerpt, baseUrl);
  const withoutScripts = withoutPairs(withoutForms(content), /<script\b[\s\S]*?<\/script>/gi, '</script>', ' ');
  const words = withoutPairs(withoutScripts, /<style\b[\s\S]*?<\/style>/gi, '</style>', ' ')
    .replace(/<[^<>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return '';
  const more = words.length > excerptWords ? ' [&hellip;]' : '';
  return `<p>${words.slice(0, excerptWords).join(' ')}${more}</p>\n`;
}
