import { escapeHtml } from '../content/rendering/entities.ts';

/** Text that is HTML already. Made by `html` alone, so that everything else gets escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[] | null | undefined | false;

/** HTML with every inserted text escaped, in elements and in quoted attributes. Null, undefined and false are left out. */
export function html(fixed: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(fixed.map((piece, index) => piece + insert(parts[index])).join(''));
}

function insert(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(({ text }: Html) => text).join('\n');
  return escapeHtml(String(part));
}
