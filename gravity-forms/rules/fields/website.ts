import { postedText } from '../posted-values.ts';
import type { TypeRules } from '../type-rules.ts';

const address = /^https?:\/\/(?:[^\s/?#@]*@)?(\[[\da-f:.]+\]|[^\s/?#@:[\]]+)(?::\d{1,5})?(?:[/?#][\x21-\x7e]*)?$/;
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** Whether Gravity Forms accepts a text as a website: an http or https URL in ASCII. */
function isWebsite(text: string): boolean {
  const host = address.exec(text)?.[1];
  if (!host || !URL.canParse(text)) return false;
  return host.startsWith('[') || host.split('.').every((part) => label.test(part));
}

/** Visitors leave the scheme that the placeholder suggests; alone, it is nothing. */
const nothing = /^(?:https?:\/\/)?$/;

export const websiteRules: TypeRules<'WEBSITE'> = {
  isEmpty: ({ id }, posted) => nothing.test(postedText(posted, id)),
  mistake: ({ id }, posted, { say }) => (isWebsite(postedText(posted, id)) ? undefined : say.messages.website),
};
