import type { Texts } from '@headwater/brand/texts/any-language.ts';
import * as texts from './texts.ts';

// A sentence that takes other values than the site's is a type error here.
texts satisfies Texts;
