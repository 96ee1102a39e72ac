import { escapeHtml } from '@headwater/contract/text/entities.ts';

/** Markup that is safe to send: only `html` creates it, so a plain string is never mistaken for it. */
export class Html {
  readonly #markup: string;
  private constructor(markup: string) {
    this.#markup = markup;
  }
  /** Only for markup that this program wrote itself. */
  static trusted(markup: string): Html {
    return new Html(markup);
  }
  toString(): string {
    return this.#markup;
  }
}

/** Values in a template: text is escaped, markup stays, lists are joined, null and false show nothing. */
export type Insertion = string | number | Html | null | undefined | false | readonly Insertion[];

/**
 * Template that escapes its values. Text may appear between tags and inside quoted
 * attributes; nowhere else.
 */
export function html(literals: TemplateStringsArray, ...insertions: readonly Insertion[]): Html {
  const pieces = literals.map((literal, index) => literal + (index < insertions.length ? show(insertions[index]) : ''));
  return Html.trusted(pieces.join(''));
}

function show(insertion: Insertion): string {
  if (insertion === null || insertion === undefined || insertion === false) return '';
  if (insertion instanceof Html) return insertion.toString();
  if (isList(insertion)) return insertion.map(show).join('');
  return escapeHtml(String(insertion));
}

/** `Array.isArray` does not narrow readonly arrays. */
function isList(insertion: Insertion): insertion is readonly Insertion[] {
  return Array.isArray(insertion);
}

/** An attribute without a value, such as ` checked`, when `on` is true. */
export function flag(name: 'checked' | 'selected' | 'required' | 'multiple', on: boolean): Html | null {
  return on ? Html.trusted(` ${name}`) : null;
}
