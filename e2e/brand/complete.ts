import type { Texts } from '@headwater/site/src/texts.ts';
import * as texts from './texts.ts';

// A sentence that this language lacks is an error here, and the message names it.
texts satisfies Texts;
