/** A `<meta>` or `<link>` in the head; attribute values are plain text, escaped when rendered. */
export interface HeadTag {
  name: 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
}

/** A `<meta>`: Open Graph and article tags use `property`, all others `name`. */
export function meta(name: string, content: string): HeadTag {
  const attribute = /^(?:og|article|product):/.test(name) ? 'property' : 'name';
  return { name: 'meta', attributes: { [attribute]: name, content } };
}

/** Two tags with the same identity must not be in one head. */
export function identity({ name, attributes }: HeadTag): string {
  if (name === 'meta') return `meta ${(attributes.property ?? attributes.name ?? '').toLowerCase()}`;
  const isAlternate = attributes.rel === 'alternate';
  return `link ${attributes.rel} ${isAlternate ? `${attributes.hreflang} ${attributes.href}` : ''}`;
}
