import { decodeEntities } from '@headwater/contract/text/entities.ts';

/** What an editor wrote as HTML, such as a label with a link, as text. */
export function plainText(html: string): string {
  return decodeEntities(html.replace(/<\/?[a-z][^<>]*>/gi, ''));
}
