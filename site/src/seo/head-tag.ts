/** A `<meta>` or `<link>` of the head; attribute values are plain text, escaped where they are rendered. */
export interface HeadTag {
  name: 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
}

/** A `<meta>`: those of Open Graph and of articles are properties, all others names. */
export function meta(name: string, content: string): HeadTag {
  const attribute = /^(?:og|article|product):/.test(name) ? 'property' : 'name';
  return { name: 'meta', attributes: { [attribute]: name, content } };
}

/** Tags with the same identity must not stand in one head together. */
export function identity({ name, attributes }: HeadTag): string {
  if (name === 'meta') return `meta ${(attributes.property ?? attributes.name ?? '').toLowerCase()}`;
  const isAlternate = attributes.rel === 'alternate';
  return `link ${attributes.rel} ${isAlternate ? `${attributes.hreflang} ${attributes.href}` : ''}`;
}
