/**
 * Editors place forms inside text. WordPress sends them rendered, as a shortcode or as a block
 * comment; each becomes `<div data-gf-form="N">`, which survives the sanitiser and marks where the
 * site's own form goes.
 */

const WRAPPER = /<div\b[^>]*\bid=(['"]?)gform_wrapper_(\d+)\1[^>]*>/i;
/** What Gravity Forms says in place of a form that takes no entries now. */
const CLOSED = /<div\b[^>]*\bclass=(['"]?)gf_submission_limit_message\1[^>]*>/i;
const ANCHOR = /<a\b[^>]*\bclass=(['"])gform_anchor\1[^>]*>\s*<\/a>/gi;
const BLOCK = /<!--\s*wp:gravityforms\/form\s+(\{[\s\S]*?\})\s*\/-->/g;
const CONDITIONAL = /\[gravityforms?\b[^\]]*\baction=[^\]]*conditional[^\]]*\][\s\S]*?\[\/gravityforms?\]/gi;
const SHORTCODE = /\[gravityforms?\b([^\]]*)\]/gi;
/** A paragraph around a placeholder: what stands before it, the placeholder, what comes after. */
const PARAGRAPH = /<p\b([^>]*)>((?:(?!<\/?p\b)[\s\S])*?)(<div data-gf-form="[^>]*><\/div>)((?:(?!<\/p>)[\s\S])*)<\/p>/i;
/** WordPress curls the quotes of a shortcode that it did not run. */
const ATTRIBUTE = /(\w+)\s*=\s*(?:&#8221;|&#8220;|&#8243;|&quot;|["'\u201c\u201d\u2033])?([\w-]+)/g;

function isShown(flag: unknown): boolean {
  return flag !== false && flag !== 'false' && flag !== '0';
}

function placeholder(id: unknown, title: unknown, description: unknown): string {
  if (!/^\d{1,9}$/.test(String(id))) return '';
  return `<div data-gf-form="${id}" data-title="${isShown(title)}" data-description="${isShown(description)}"></div>`;
}

/** Where the `<div>` that opens at `start` closes; the end of the text when it never does. */
function endOfDiv(html: string, start: number): number {
  const tags = /<(\/?)div\b[^>]*>/gi;
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  return html.length;
}

/** Replaces whole `<div>`s, found by how they open. */
function replaceDivs(html: string, opening: RegExp, replace: (div: string, found: RegExpExecArray) => string): string {
  let rest = html;
  let done = '';
  for (let found = opening.exec(rest); found; found = opening.exec(rest)) {
    const end = endOfDiv(rest, found.index);
    done += rest.slice(0, found.index) + replace(rest.slice(found.index, end), found);
    rest = rest.slice(end);
  }
  return done + rest;
}

function replaceRendered(markup: string, wrapper: RegExpExecArray): string {
  return placeholder(wrapper[2], markup.includes('gform_title'), markup.includes('gform_description'));
}

/** The message becomes a part of the text, followed by the mark of a place for other ways to reach people. */
function replaceClosed(markup: string, [opening]: RegExpExecArray): string {
  const message = markup.slice(opening.length).replace(/<\/div>$/i, '');
  const isBare = !/<(?:p|div|ul|ol|h[1-6])\b/i.test(message);
  return `${isBare ? `<p>${message}</p>` : message}<div data-gf-closed="true"></div>`;
}

function replaceBlock(_whole: string, json: string): string {
  try {
    const settings: unknown = JSON.parse(json);
    if (typeof settings !== 'object' || settings === null) return '';
    const { formId, title, description } = settings as Record<string, unknown>;
    return placeholder(formId, title, description);
  } catch (error) {
    if (error instanceof SyntaxError) return '';
    throw error;
  }
}

function replaceShortcode(_whole: string, text: string): string {
  const attributes = Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value]));
  return placeholder(attributes.id, attributes.title, attributes.description);
}

/** A form is no part of a sentence: the paragraph ends before it and goes on after it. */
function outOfParagraphs(html: string): string {
  const paragraph = (attributes: string, text: string) =>
    text.replace(/<br\s*\/?>/gi, '').trim() ? `<p${attributes}>${text}</p>` : '';
  let rest = html;
  let done = '';
  for (let found = PARAGRAPH.exec(rest); found; found = PARAGRAPH.exec(rest)) {
    const [whole, attributes = '', before = '', form = '', after = ''] = found;
    done += rest.slice(0, found.index) + paragraph(attributes, before) + form;
    rest = paragraph(attributes, after) + rest.slice(found.index + whole.length);
  }
  return done + rest;
}

/** Replaces every embedded form by its placeholder and removes what belongs to it. */
export function withFormPlaceholders(html: string): string {
  if (!/gform|gravityform|gf_submission/i.test(html)) return html;
  const rendered = replaceDivs(html.replace(ANCHOR, ''), WRAPPER, replaceRendered);
  const replaced = replaceDivs(rendered, CLOSED, replaceClosed)
    .replace(BLOCK, replaceBlock)
    .replace(CONDITIONAL, '')
    .replace(SHORTCODE, replaceShortcode);
  return outOfParagraphs(replaced);
}
