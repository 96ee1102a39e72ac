import { isRecord } from '@headwater/contract/is-record.ts';
import { parsedJson } from '@headwater/contract/parsed-json.ts';
import { type HtmlTag, htmlTags, type Replacement, withReplacements } from './html-tags.ts';
import { outOfParagraphs } from './out-of-paragraphs.ts';

/**
 * Editors place forms inside text. WordPress sends them rendered, as a shortcode or as a block
 * comment; each becomes `<div data-gf-form="N">`, which passes the sanitizer and marks the position of the
 * site's own form.
 *
 * Editors' texts can be hostile: every expression here stops at the next `[`, and every function
 * scans the text once, so that the time grows linearly with its length.
 */

const WRAPPER = /^gform_wrapper_(\d{1,9})$/i;
const BLOCK = /^<!--\s*wp:gravityforms\/form\s+(\{[^<]*?\})\s*\/-->$/;
/** Elements with which a message of its own begins. */
const MESSAGE_PARTS = new Set(['p', 'div', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const SHORTCODE = /\[(\/?)gravityforms?\b([^[\]]*)\]/gi;
/** WordPress turns the quotes of an unprocessed shortcode into typographic ones. */
const ATTRIBUTE = /(?<!\w)(\w+)\s*=\s*(?:&#8221;|&#8220;|&#8243;|&quot;|["'\u201c\u201d\u2033])?([\w-]+)/g;

function isShown(flag: unknown): boolean {
  return flag !== false && flag !== 'false' && flag !== '0';
}

function placeholder(id: unknown, title: unknown, description: unknown): string {
  if (!/^\d{1,9}$/.test(String(id))) return '';
  return `<div data-gf-form="${id}" data-title="${isShown(title)}" data-description="${isShown(description)}"></div>`;
}

/** What a `<div>` of Gravity Forms is replaced by, given what is inside. */
type Replace = (inside: string) => string;

/** Keeps the message of a closed form as text, followed by a marker for the site's contact alternatives. */
function closedForm(inside: string): string {
  const message = withoutRendered(inside);
  const isBare = !htmlTags(message).some(({ kind, name }) => kind === 'open' && MESSAGE_PARTS.has(name));
  return `${isBare ? `<p>${message}</p>` : message}<div data-gf-closed="true"></div>`;
}

function renderedForm(id: string): Replace {
  return (inside) => placeholder(id, inside.includes('gform_title'), inside.includes('gform_description'));
}

/** How an opening `<div>` is replaced with all that it contains; undefined for one that stays. */
function replacementOf({ attributes }: HtmlTag, withClosed: boolean): Replace | undefined {
  const [, id] = WRAPPER.exec(attributes.id ?? '') ?? [];
  if (id !== undefined) return renderedForm(id);
  // What Gravity Forms renders in place of a closed form.
  const isClosed = withClosed && attributes.class?.toLowerCase() === 'gf_submission_limit_message';
  return isClosed ? closedForm : undefined;
}

/** Whether a tag is the target that Gravity Forms puts in front of a form: an empty link. */
function isAnchor(html: string, tag: HtmlTag, next: HtmlTag | undefined): next is HtmlTag {
  const isTarget = tag.kind === 'open' && tag.name === 'a' && tag.attributes.class?.toLowerCase() === 'gform_anchor';
  return isTarget && next?.kind === 'close' && next.name === 'a' && html.slice(tag.end, next.start).trim() === '';
}

/** The replacement of a block, or of the target in front of a form. */
function smallReplacement(html: string, tag: HtmlTag, next: HtmlTag | undefined): Replacement | undefined {
  if (isAnchor(html, tag, next)) return { start: tag.start, end: next.end, text: '' };
  const [, json] = (tag.kind === 'comment' && BLOCK.exec(html.slice(tag.start, tag.end))) || [];
  return json === undefined ? undefined : { start: tag.start, end: tag.end, text: blockForm(json) };
}

/**
 * Replaces blocks, and forms that WordPress has rendered; one that never closes extends to the end of the text.
 * @param withClosed whether messages in place of closed forms are replaced as well
 */
function withoutRendered(html: string, withClosed = false): string {
  const tags = htmlTags(html);
  const replacements: Replacement[] = [];
  let open: { tag: HtmlTag; replace: Replace; depth: number } | undefined;
  for (const [index, tag] of tags.entries()) {
    if (open) {
      if (tag.name === 'div') open.depth += tag.kind === 'close' ? -1 : 1;
      if (open.depth > 0) continue;
      const inside = html.slice(open.tag.end, tag.start);
      replacements.push({ start: open.tag.start, end: tag.end, text: open.replace(inside) });
      open = undefined;
      continue;
    }
    const replace = tag.kind === 'open' && tag.name === 'div' ? replacementOf(tag, withClosed) : undefined;
    if (replace) open = { tag, replace, depth: 1 };
    const small = smallReplacement(html, tag, tags[index + 1]);
    if (small) replacements.push(small);
  }
  if (open) {
    const { tag, replace } = open;
    replacements.push({ start: tag.start, end: html.length, text: replace(html.slice(tag.end)) });
  }
  return withReplacements(html, replacements);
}

function blockForm(json: string): string {
  const settings = parsedJson(json);
  return isRecord(settings) ? placeholder(settings.formId, settings.title, settings.description) : '';
}

function shortcodeForm(text: string): string {
  const attributes = Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value]));
  return placeholder(attributes.id, attributes.title, attributes.description);
}

function isConditional(text: string): boolean {
  const action = text.search(/\baction=/i);
  return action >= 0 && text.toLowerCase().includes('conditional', action);
}

/** Replaces shortcodes; removes a conditional pair with its content. */
function replaceShortcodes(html: string): string {
  const lastClosing = html.toLowerCase().lastIndexOf('[/gravityform');
  let done = '';
  let from = 0;
  let isHidden = false;
  for (const { 0: whole, 1: slash, 2: text = '', index } of html.matchAll(SHORTCODE)) {
    if (isHidden ? !slash : slash) continue;
    if (isHidden) isHidden = false;
    else {
      isHidden = isConditional(text) && index < lastClosing;
      done += html.slice(from, index) + (isHidden ? '' : shortcodeForm(text));
    }
    from = index + whole.length;
  }
  return isHidden ? done : done + html.slice(from);
}

/** Replaces every embedded form by its placeholder and removes its rendered markup. */
export function withFormPlaceholders(html: string): string {
  if (!/gform|gravityform|gf_submission/i.test(html)) return html;
  return outOfParagraphs(replaceShortcodes(withoutRendered(html, true)));
}
