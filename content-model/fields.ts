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
  /** One node of any type. WPGraphQL returns a list, as for several. */
  page: 'AcfContentNodeConnection',
  pages: 'AcfContentNodeConnection',
  link: 'AcfLink',
} as const;

type PlainKind = keyof typeof fieldKinds;

export type FieldKind = PlainKind | 'choice' | 'repeater';

/** One of a few words, which the editor sees as labels: `dataSheet` is "Data sheet". Its type in GraphQL is `String`. */
export interface Choice {
  choices: readonly string[];
}

/** A list to which editors add at most so many. */
export interface LimitedList {
  kind: 'gallery' | 'pages';
  max: number;
}

/** Rows that editors add and sort, each with the same fields. Rows cannot be nested. */
export interface Repeater {
  rows: Readonly<Record<string, PlainKind | Choice | LimitedList>>;
  max?: number;
}

export type Field = PlainKind | Choice | LimitedList | Repeater;

/** Fields by GraphQL name, in the order in which editors see them. */
export type Fields = Readonly<Record<string, Field>>;

/** Field groups by GraphQL name. */
export type Groups = Readonly<Record<string, Fields>>;

/** What editors may write into a field: its kind, and what has been said of it. */
export interface FieldSettings {
  kind: FieldKind;
  choices?: readonly string[];
  rows?: Fields;
  max?: number;
}

export function settingsOf(field: Field): FieldSettings {
  if (typeof field === 'string') return { kind: field };
  return { kind: 'rows' in field ? 'repeater' : 'choice', ...field };
}
