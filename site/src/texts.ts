import * as words from '@headwater/brand/texts.ts';
import type * as blocks from './blocks/messages.ts';
import type * as consent from './consent/messages.ts';
import type * as content from './content/messages.ts';
import type * as editors from './editors/messages.ts';
import type * as forms from './forms/messages.ts';
import type * as leads from './leads/messages.ts';
import type * as map from './map/messages.ts';
import type * as navigation from './navigation/messages.ts';
import type * as search from './search/messages.ts';
import type * as seo from './seo/messages.ts';
import type * as server from './server/messages.ts';
import type * as templates from './templates/messages.ts';
import type * as ui from './ui/messages.ts';

type Rooms = typeof blocks &
  typeof consent &
  typeof content &
  typeof editors &
  typeof forms &
  typeof leads &
  typeof map &
  typeof navigation &
  typeof search &
  typeof seo &
  typeof server &
  typeof templates &
  typeof ui;

/** The same sentence, or the same sentences by name, in any language. */
type AnyLanguage<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => string
    ? (...values: Values) => string
    : Text extends (...values: never) => unknown
      ? Text
      : { readonly [name in keyof Text]: AnyLanguage<Text[name]> };

/** Every sentence of every room: what a language has to say. */
export type Texts = { readonly [name in keyof Rooms]: AnyLanguage<Rooms[name]> };

// A sentence that the brand's language lacks is an error here, and the message names it.
words satisfies Texts;
