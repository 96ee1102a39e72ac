import { isRecord } from '@headwater/contract/is-record.ts';

/**
 * Editors place forms inside text. WordPress sends them rendered, as a shortcode or as a block
 * comment; each becomes `<div data-gf-form="N">`, which passes the sanitizer and marks the position of the
 * site's own form.
 *
 * Editors' texts can be hostile: every expression here stops at the next `<` or `[`, and every function
 * scans the text once, so that the time grows linearly with its length.
 */

const DIV = /<(\/?)div\b[^<>]*>/gi;
const WRAPPER = /\bid=(['"]?)gform_wrapper_(\d{1,9})\1(?![\w-])/i;
/** What Gravity Forms renders in place of a closed form. */
const CLOSED = /\bclass=(['"]?)gf_submission_limit_message\1/i;
const ANCHOR = /<a\b([^<>]*)>\s*<\/a>/gi;
const ANCHOR_CLASS = /\bclass=(['"])gform_anchor\1/i;
const BLOCK = /<!--\s*wp:gravityforms\/form\s+(\{[^<]*?\})\s*\/-->/g;
const SHORTCODE = /\[(\/?)gravityforms?\b([^[\]]*)\]/gi;
/** Starts and ends of paragraphs, and form placeholders. */
const PARAGRAPH_PARTS =
  /<p\b([^<>]*)>|<\/p>|<div data-gf-form="\d{1,9}" data-title="\w{4,5}" data-description="\w{4,5}"><\/div>/gi;
/** WordPress turns the quotes of an unprocessed shortcode into typographic ones. */
const ATTRIBUTE = /(?<!\w)(\w+)\s*=\s*(?:&#8221;|&#8220;|&#8243;|&quot;|["'\u201c\u201d\u2033])?([\w-]+)/g;

function isShown(flag: unknown): boolean {
  return flag !== false && flag !== 'false' && flag !== '0';
}

function placeholder(id: unknown, title: unknown, description: unknown): string {
  if (!/^\d{1,9}$/.test(String(id))) return '';
  return `<div data-gf-form="${id}" data-title="${isShown(title)}" data-description="${isShown(description)}"></div>`;
}

interface FoundDiv {
  /** The whole element. */
  markup: string;
  /** Its opening tag. */
  tag: string;
  attribute: RegExpExecArray;
}

/** Replaces whole `<div>`s, found by an attribute; one that never closes extends to the end of the text. */
function replaceDivs(html: string, attribute: RegExp, replace: (div: FoundDiv) => string): string {
  let done = '';
  let from = 0;
  let open: { start: number; tag: string; attribute: RegExpExecArray } | undefined;
  let depth = 0;
  for (const found of html.matchAll(DIV)) {
    const [tag, slash] = found;
    if (open) {
      depth += slash ? -1 : 1;
      if (depth > 0) continue;
      from = found.index + tag.length;
      done += replace({ ...open, markup: html.slice(open.start, from) });
      open = undefined;
      continue;
    }
    const match = slash ? null : attribute.exec(tag);
    if (!match) continue;
    done += html.slice(from, found.index);
    open = { start: found.index, tag, attribute: match };
    depth = 1;
  }
  return done + (open ? replace({ ...open, markup: html.slice(open.start) }) : html.slice(from));
}

function replaceRendered({ markup, attribute }: FoundDiv): string {
  return placeholder(attribute[2], markup.includes('gform_title'), markup.includes('gform_description'));
}

/** Keeps the message as text, followed by a marker for the site's contact alternatives. */
function replaceClosed({ markup, tag }: FoundDiv): string {
  const message = markup.slice(tag.length).replace(/<\/div>$/i, '');
  const isBare = !/<(?:p|div|ul|ol|h[1-6])\b/i.test(message);
  return `${isBare ? `<p>${message}</p>` : message}<div data-gf-closed="true"></div>`;
}

function replaceBlock(_whole: string, json: string): string {
  try {
    const settings: unknown = JSON.parse(json);
    if (!isRecord(settings)) return '';
    const { formId, title, description } = settings;
    return placeholder(formId, title, description);
  } catch (error) {
    if (error instanceof SyntaxError) return '';
    throw error;
  }
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

/** Splits paragraphs around forms: a form cannot be inside a `<p>`. */
function outOfParagraphs(html: string): string {
  let done = '';
  let from = 0;
  let open: { attributes: string; hasForm: boolean } | undefined;

  /** The text between the last part and this one, in a paragraph of its own where a form has split one. */
  function text(end: number, isSplit: boolean): string {
    const words = html.slice(from, end);
    if (!isSplit || !open) return words;
    return words.replace(/<br\s*\/?>/gi, '').trim() ? `<p${open.attributes}>${words}</p>` : '';
  }

  for (const { 0: part, 1: attributes, index } of html.matchAll(PARAGRAPH_PARTS)) {
    const isForm = /^<div/i.test(part);
    const isStart = !isForm && attributes !== undefined;
    if (open && isForm) {
      done += text(index, true) + part;
      open.hasForm = true;
    } else if (open?.hasForm) {
      done += text(index, true);
      open = undefined;
    } else if (open) {
      done += `<p${open.attributes}>${text(index, false)}${isStart ? '' : part}`;
      open = undefined;
    } else done += text(index, false) + (isStart ? '' : part);
    if (isStart) open = { attributes, hasForm: false };
    from = index + part.length;
  }
  if (open && !open.hasForm) return `${done}<p${open.attributes}>${html.slice(from)}`;
  return done + text(html.length, open !== undefined);
}

/** Replaces every embedded form by its placeholder and removes its rendered markup. */
export function withFormPlaceholders(html: string): string {
  if (!/gform|gravityform|gf_submission/i.test(html)) return html;
  const bare = html.replace(ANCHOR, (whole, attributes) => (ANCHOR_CLASS.test(attributes) ? '' : whole));
  const rendered = replaceDivs(bare, WRAPPER, replaceRendered);
  const replaced = replaceDivs(rendered, CLOSED, replaceClosed).replace(BLOCK, replaceBlock);
  return outOfParagraphs(replaceShortcodes(replaced));
}
