/**
 * The kinds of custom fields, each with the GraphQL type that WPGraphQL for ACF gives it. The local CMS has an editor
 * and a resolver for every kind; the WordPress plugin registers the ACF field.
 */
export const fieldKinds = {
  text: 'String',
  textarea: 'String',
  wysiwyg: 'String',
  number: 'Float',
  strings: '[String]',
  image: 'AcfMediaItemConnectionEdge',
  file: 'AcfMediaItemConnectionEdge',
  gallery: 'AcfMediaItemConnection',
  /** One entry of any type. WPGraphQL returns a list, as for several. */
  page: 'AcfContentNodeConnection',
  pages: 'AcfContentNodeConnection',
  link: 'AcfLink',
} as const;

export type FieldKind = keyof typeof fieldKinds;

/** One of a few words, which the editor sees as labels: `dataSheet` is "Data sheet". Its type in GraphQL is `String`. */
export interface Choice {
  choices: readonly string[];
}

/** Rows that editors add and sort, each with the same fields. Rows cannot be nested. */
export interface Repeater {
  rows: Readonly<Record<string, FieldKind>>;
}

export type Field = FieldKind | Choice | Repeater;

/** Fields by GraphQL name, in the order in which editors see them. */
export type Fields = Readonly<Record<string, Field>>;

/** Field groups by GraphQL name. */
export type Groups = Readonly<Record<string, Fields>>;

export function isRepeater(field: Field): field is Repeater {
  return typeof field === 'object' && 'rows' in field;
}

/** How a field is edited and read. */
export function kindOf(field: Field): FieldKind | 'choice' | 'repeater' {
  if (isRepeater(field)) return 'repeater';
  return typeof field === 'object' ? 'choice' : field;
}
