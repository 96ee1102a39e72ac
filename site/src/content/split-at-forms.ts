/** A part of an editor's text: sanitized HTML (which may open an element that a later part closes), a form, or the position of a closed form. */
export type TextPart =
  | { kind: 'html'; html: string }
  | { kind: 'closed' }
  | { kind: 'form'; formId: number; hasTitle: boolean; hasDescription: boolean; headingAbove: number };

const PLACEHOLDER =
  /<div data-gf-form="(\d{1,9})" data-title="(\w+)" data-description="(\w+)"><\/div>|<div data-gf-closed="true"><\/div>/g;

/** The level of the last heading of a text; 1, the page's title, without one. */
function lastHeading(html: string): number {
  return Number([...html.matchAll(/<h([1-6])[\s>]/g)].at(-1)?.[1] ?? 1);
}

/** Splits a sanitized text at its forms, in order. */
export function splitAtForms(safe: string): TextPart[] {
  if (!safe.includes('<div data-gf-')) return safe.trim() ? [{ kind: 'html', html: safe }] : [];
  const parts: TextPart[] = [];
  let from = 0;
  for (const found of safe.matchAll(PLACEHOLDER)) {
    const [mark, id, title, description] = found;
    parts.push({ kind: 'html', html: safe.slice(from, found.index) });
    parts.push(
      id
        ? {
            kind: 'form',
            formId: Number(id),
            hasTitle: title === 'true',
            hasDescription: description === 'true',
            headingAbove: lastHeading(safe.slice(0, found.index)),
          }
        : { kind: 'closed' },
    );
    from = found.index + mark.length;
  }
  parts.push({ kind: 'html', html: safe.slice(from) });
  return parts.filter((part) => part.kind !== 'html' || part.html.trim());
}
