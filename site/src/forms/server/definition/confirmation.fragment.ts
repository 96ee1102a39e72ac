import { referenceTag } from '@headwater/contract/forms/reference.ts';
import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import { type Cleaner, cleanHtml, hasMergeTags } from '../../fields/reading/cleaner.ts';
import { ConditionalLogicParts, readConditionalLogic } from '../../fields/reading/conditional-logic.fragment.ts';
import type { FormConfirmation } from '../../model/form-definition.ts';

export const ConfirmationParts = graphql(
  `
    fragment ConfirmationParts on FormConfirmation {
      id
      isDefault
      isActive
      type
      message
      url
      queryString
      page {
        node {
          uri
        }
      }
      conditionalLogic {
        ...ConditionalLogicParts
      }
    }
  `,
  [ConditionalLogicParts],
);

const BLOCK = /<(?:p|div|h[1-6]|ul|ol|table|blockquote|section|figure|pre)\b/i;
/** A shortcode such as `[gravityform id="2"]`, which only WordPress can run. */
const SHORTCODE = /\[\/?[a-z][\w-]*(?:\s[^\]]*)?\]/i;

/** Turns blocks between empty lines into paragraphs, as WordPress does. */
function withParagraphs(text: string): string {
  if (BLOCK.test(text)) return text;
  return text
    .split(/\r?\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\r?\n/g, '<br>')}</p>`)
    .join('');
}

/** A URL with an additional query. */
function withQuery(url: string, query: string | null): string {
  const [path = '', fragment] = url.split('#', 2);
  const whole = query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;
  return fragment === undefined ? whole : `${whole}#${fragment}`;
}

/**
 * Gravity Forms' confirmations for a form that was saved or whose link was mailed. The schema does not tell their event,
 * but their IDs do: Gravity Forms makes them with these prefixes.
 */
const ABOUT_SAVING = /^sc[12][\da-f]{13}$/;

/** Reads a confirmation; undefined for an inactive one, and for one that is not about an entry. */
export function readConfirmation(
  node: FragmentOf<typeof ConfirmationParts> | null,
  clean: Cleaner,
): FormConfirmation | undefined {
  const parts = readFragment(ConfirmationParts, node);
  if (!parts || (parts.isActive === false && !parts.isDefault) || ABOUT_SAVING.test(parts.id ?? '')) return undefined;
  return {
    isDefault: parts.isDefault ?? false,
    conditionalLogic: readConditionalLogic(parts.conditionalLogic),
    content: contentOf(parts, clean),
  };
}

interface Parts {
  type: 'MESSAGE' | 'REDIRECT' | 'PAGE' | null;
  message: string | null;
  url: string | null;
  queryString: string | null;
  page: { node: { uri: string | null } } | null;
}

/** Whether only the CMS can fill it in: the site knows the reference number itself. */
function needsEntry(text: string | null): boolean {
  return hasMergeTags(text?.replaceAll(referenceTag, '') ?? null);
}

function contentOf({ type, message, url, queryString, page }: Parts, clean: Cleaner): FormConfirmation['content'] {
  if (type !== 'REDIRECT' && type !== 'PAGE') {
    const html = SHORTCODE.test(message ?? '') || needsEntry(message) ? null : message;
    const cleaned = html && cleanHtml(clean, withParagraphs(html));
    return cleaned ? { type: 'message', html: cleaned } : null;
  }
  const address = type === 'PAGE' ? page?.node.uri : url;
  if (!address || needsEntry(address) || needsEntry(queryString)) return null;
  return { type: 'redirect', url: withQuery(address, queryString) };
}
