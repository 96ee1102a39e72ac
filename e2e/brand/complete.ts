import type { Texts } from '@headwater/brand/texts/any-language.ts';
import * as texts from './texts.ts';

// A missing translation is a type error here that names the text.
texts satisfies Texts;
