import * as texts from '../texts.ts';
import type * as english from './english.ts';

/** The same sentence, or the same sentences by name, in any language. */
type AnyLanguage<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => string
    ? (...values: Values) => string
    : Text extends (...values: never) => unknown
      ? Text
      : { readonly [name in keyof Text]: AnyLanguage<Text[name]> };

/** Every sentence of every room: what a language has to say. */
export type Texts = AnyLanguage<typeof english>;

// A sentence that the brand's language lacks is an error here, and the message names it.
texts satisfies Texts;
