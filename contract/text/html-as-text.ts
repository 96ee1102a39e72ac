/** The entities that a sanitizer writes, and those that visitors' editors write besides. */
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (entity, hex, decimal, name) => {
    if (name) return named[String(name).toLowerCase()] ?? entity;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}

/** No `<` inside, so that a hostile text is read once only. */
const tag = /<(\/?)([a-z][a-z\d]*)([^<>]*)>/gi;
const block = /<(?:p|div|ul|ol|li|blockquote|pre|hr|h[1-6])\b/i;
const paragraphs = new Set(['p', 'div', 'blockquote', 'pre', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** A link whose words are its address, as sanitizers write it. */
const bareLink = /<a href="([^"<>]*)">([^<]*)<\/a>/gi;

/** What stands for each tag, while a text is read from its beginning: tabs indent the items of inner lists. */
function tagReader(): (isEnd: boolean, name: string, attributes: string) => string {
  /** The open lists: the number of the next item, or null where items have none. */
  const lists: (number | null)[] = [];
  let href = '';

  function item(): string {
    const next = lists.pop() ?? null;
    lists.push(next === null ? null : next + 1);
    return `\n${'\t'.repeat(lists.length - 1)}${next === null ? '-' : `${next}.`} `;
  }

  function list(first: number | null, isEnd: boolean): string {
    if (isEnd) lists.pop();
    const isInner = lists.length > 0;
    if (!isEnd) lists.push(first);
    return isInner ? '' : '\n\n';
  }

  function link(isEnd: boolean, attributes: string): string {
    const shown = isEnd && href ? ` (${href})` : '';
    href = isEnd ? '' : (/\bhref="([^"]*)"/i.exec(attributes)?.[1] ?? '');
    return shown;
  }

  return (isEnd, name, attributes) => {
    if (name === 'br') return '\n';
    if (name === 'li') return isEnd ? '' : item();
    if (name === 'ul' || name === 'ol') return list(name === 'ol' ? 1 : null, isEnd);
    if (name === 'a') return link(isEnd, attributes);
    // A paragraph of a list's item begins no line of its own.
    return paragraphs.has(name) && lists.length === 0 ? '\n\n' : '';
  };
}

/**
 * HTML of a visitor as text that people can read: paragraphs and items of lists on lines of their own, links with their
 * addresses. Text without tags keeps its line breaks, so that `htmlAsText(escapeUTF8(text))` is the text.
 */
export function htmlAsText(html: string): string {
  if (!/<[a-z/]/i.test(html)) return decode(html);
  const hasBlocks = block.test(html);
  const source = hasBlocks ? html.replace(/\s+/g, ' ') : html.replace(/(<br[^<>]*>)\r?\n/gi, '$1');
  const read = tagReader();
  const text = source
    .replace(bareLink, (link, href, words) => (href === words ? words : link))
    .replace(tag, (_tag, slash, name, attributes) => read(slash !== '', name.toLowerCase(), attributes));
  return decode(hasBlocks ? tidied(text) : text);
}

function tidied(text: string): string {
  const lines = text.replace(/ ?\n ?/g, '\n').replace(/\n{3,}/g, '\n\n');
  return lines.trim().replace(/\t/g, '  ');
}
