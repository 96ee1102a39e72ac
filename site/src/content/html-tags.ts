import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/** A tag or a comment, by its position in a text. */
export interface HtmlTag {
  kind: 'open' | 'close' | 'comment';
  /** In lower case; empty for comments. */
  name: string;
  /** Index of its `<`. */
  start: number;
  /** Index behind its `>`. */
  end: number;
  /** Values as written, by names in lower case; none for closing tags and comments. */
  attributes: Readonly<Record<string, string>>;
}

const ignored = () => undefined;

/** Collects tags from what the tokenizer of htmlparser2 reports: positions of parts. */
function collector(html: string, tags: HtmlTag[]): TokenizerCallbacks {
  let name = '';
  let start = 0;
  let attribute = '';
  let attributes: Record<string, string> = {};
  const open = (last: number) => {
    tags.push({ kind: 'open', name, start, end: last + 1, attributes });
  };
  return {
    onopentagname(from, to) {
      name = html.slice(from, to).toLowerCase();
      start = from - 1;
      attributes = {};
    },
    onattribname(from, to) {
      attribute = html.slice(from, to).toLowerCase();
      attributes[attribute] ??= '';
    },
    onattribdata(from, to) {
      attributes[attribute] += html.slice(from, to);
    },
    onopentagend: open,
    onselfclosingtag: open,
    onclosetag(from, to) {
      const bracket = html.indexOf('>', to);
      const end = bracket < 0 ? html.length : bracket + 1;
      tags.push({ kind: 'close', name: html.slice(from, to).toLowerCase(), start: from - 2, end, attributes: {} });
    },
    oncomment(from, to) {
      tags.push({ kind: 'comment', name: '', start: from - 4, end: to + 1, attributes: {} });
    },
    onattribend: ignored,
    onattribentity: ignored,
    oncdata: ignored,
    ondeclaration: ignored,
    onend: ignored,
    onprocessinginstruction: ignored,
    ontext: ignored,
    ontextentity: ignored,
  };
}

/**
 * The tags and comments of a text, in their order and as they are written: none is added or closed as a browser would,
 * so that what lies between them can be taken from the text. The time grows linearly with the length of the text.
 */
export function htmlTags(html: string): HtmlTag[] {
  const tags: HtmlTag[] = [];
  const tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: false }, collector(html, tags));
  tokenizer.write(html);
  tokenizer.end();
  return tags;
}

/** A part of a text with what stands in its place. */
export interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** @param replacements in their order, none within another */
export function withReplacements(html: string, replacements: readonly Replacement[]): string {
  let done = '';
  let from = 0;
  for (const { start, end, text } of replacements) {
    done += html.slice(from, start) + text;
    from = end;
  }
  return done + html.slice(from);
}
