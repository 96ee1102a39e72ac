import * as words from '@headwater/brand/texts.ts';
import type * as analytics from './analytics/messages.ts';
import type * as blocks from './blocks/messages.ts';
import type * as content from './content/messages.ts';
import type * as navigation from './navigation/messages.ts';
import type * as search from './search/messages.ts';
import type * as seo from './seo/messages.ts';
import type * as templates from './templates/messages.ts';
import type * as ui from './ui/messages.ts';

type Rooms = typeof analytics &
  typeof blocks &
  typeof content &
  typeof navigation &
  typeof search &
  typeof seo &
  typeof templates &
  typeof ui;

/** The same sentence in any language. */
type AnyLanguage<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => string
    ? (...values: Values) => string
    : Text;

/** Every sentence of every room: what a language has to say. */
export type Texts = { readonly [name in keyof Rooms]: AnyLanguage<Rooms[name]> };

// A sentence that the brand's language lacks is an error here, and the message names it.
words satisfies Texts;
