import { htmlTags } from './html-tags.ts';

interface ParagraphPart {
  kind: 'start' | 'end' | 'form';
  start: number;
  end: number;
  /** As written behind the name of a paragraph's opening tag. */
  attributes: string;
}

/** Starts and ends of paragraphs, and placeholders of forms. */
function paragraphParts(html: string): ParagraphPart[] {
  const tags = htmlTags(html);
  return tags.flatMap(({ kind, name, start, end, attributes }, index): ParagraphPart[] => {
    if (name === 'p') {
      const isStart = kind === 'open';
      const written = isStart ? html.slice(start + '<p'.length, end - 1) : '';
      return [{ kind: isStart ? 'start' : 'end', start, end, attributes: written }];
    }
    const closing = tags[index + 1];
    const isForm = name === 'div' && kind === 'open' && attributes['data-gf-form'] !== undefined;
    if (!isForm || closing?.kind !== 'close' || closing.start !== end) return [];
    return [{ kind: 'form', start, end: closing.end, attributes: '' }];
  });
}

/** Splits paragraphs around forms: a form cannot be inside a `<p>`. */
export function outOfParagraphs(html: string): string {
  let done = '';
  let from = 0;
  let open: { attributes: string; hasForm: boolean } | undefined;

  /** The text between the last part and this one, in a paragraph of its own where a form has split one. */
  function text(end: number, isSplit: boolean): string {
    const words = html.slice(from, end);
    if (!isSplit || !open) return words;
    return words.replace(/<br\s*\/?>/gi, '').trim() ? `<p${open.attributes}>${words}</p>` : '';
  }

  for (const { kind, start, end, attributes } of paragraphParts(html)) {
    const part = html.slice(start, end);
    const isStart = kind === 'start';
    if (open && kind === 'form') {
      done += text(start, true) + part;
      open.hasForm = true;
    } else if (open?.hasForm) {
      done += text(start, true);
      open = undefined;
    } else if (open) {
      done += `<p${open.attributes}>${text(start, false)}${isStart ? '' : part}`;
      open = undefined;
    } else done += text(start, false) + (isStart ? '' : part);
    if (isStart) open = { attributes, hasForm: false };
    from = end;
  }
  if (open && !open.hasForm) return `${done}<p${open.attributes}>${html.slice(from)}`;
  return done + text(html.length, open !== undefined);
}
