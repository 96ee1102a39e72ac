import { type HtmlTag, htmlTags, withReplacements } from './html-tags.ts';

/** Elements that are boxes with space around them, even with nothing inside. */
const BOXES = new Set([
  'div',
  'section',
  'figure',
  'ul',
  'ol',
  'li',
  'p',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);
/** What is visible without text. */
const VISIBLE = new Set(['img', 'video', 'audio', 'hr', 'br', 'td', 'th', 'iframe']);
const EMPTY = /<(?:div|section|figure|ul|ol|li|p|blockquote|h[1-6])(?: [^<>]*)?>[ \t\r\n]*<\//;

/** Whether an element has a meaning of its own: as the target of a link, the place of a form, or room that an editor left. */
function isMeant({ attributes }: HtmlTag): boolean {
  const isRoom = attributes.class?.split(' ').some((name) => name === 'wp-block-spacer' || name === 'wp-block-column');
  return isRoom || Object.keys(attributes).some((name) => name === 'id' || name.startsWith('data-'));
}

/**
 * Removes boxes in which nothing is left, and boxes of such boxes.
 * @param safe sanitized HTML, in which every element closes
 */
export function withoutEmptyBoxes(safe: string): string {
  if (!EMPTY.test(safe)) return safe;
  const removed: { start: number; end: number; text: string }[] = [];
  const open: { tag: HtmlTag; isFilled: boolean }[] = [];
  let behind = 0;
  for (const tag of htmlTags(safe)) {
    const parent = open.at(-1);
    if (parent && /[^ \t\r\n]/.test(safe.slice(behind, tag.start))) parent.isFilled = true;
    behind = tag.end;
    if (parent && tag.kind === 'open' && (VISIBLE.has(tag.name) || isMeant(tag))) parent.isFilled = true;
    if (!BOXES.has(tag.name)) continue;
    if (tag.kind === 'open') {
      open.push({ tag, isFilled: isMeant(tag) });
      continue;
    }
    const closed = open.pop();
    const outer = open.at(-1);
    if (!closed) continue;
    if (closed.isFilled) {
      if (outer) outer.isFilled = true;
      continue;
    }
    while ((removed.at(-1)?.start ?? -1) >= closed.tag.start) removed.pop();
    removed.push({ start: closed.tag.start, end: tag.end, text: '' });
  }
  return withReplacements(safe, removed);
}
