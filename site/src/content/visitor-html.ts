import sanitize, { type IOptions } from 'sanitize-html';
import { markupLimits, withinMarkupBudget } from './markup-budget.ts';

/** Addresses outside the site only: what a visitor writes is read in mails and in the CMS. */
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:)/i;

/** What the buttons of Gravity Forms' editor make. */
const options: IOptions = {
  allowedTags: 'p br strong em del ul ol li a blockquote h1 h2 h3 h4 h5 h6 pre hr'.split(' '),
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: 'script style textarea option iframe noscript noembed noframes xmp title svg math template object'.split(
    ' ',
  ),
  nestingLimit: 50,
  transformTags: {
    b: 'strong',
    i: 'em',
    s: 'del',
    strike: 'del',
    div: 'p',
    a: (_name, { href = '' }) => ({ tagName: 'a', attribs: ADDRESS.test(href) ? { href } : {} }),
  },
  // A link that leads nowhere is its text.
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs.href ? 'excludeTag' : false),
};

/**
 * HTML that a visitor wrote, with the formatting of Gravity Forms' editor only: the same text, and nothing that runs or
 * loads something. Text that was typed without formatting stays as it is.
 * @param tags how many may be formatting; behind them, only the words remain
 */
export function visitorHtml(html: string, tags: number = markupLimits.visitorTags): string {
  return sanitize(withinMarkupBudget(html, markupLimits.page, tags), options);
}
