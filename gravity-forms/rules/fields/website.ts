import { postedText } from '../posted-values.ts';
import type { TypeRules } from '../type-rules.ts';

const address = /^https?:\/\/(?:([^\s/?#@]*)@)?(\[[\da-f:.]+\]|[^\s/?#@:[\]]+)(?::(\d{0,5}))?(?:[/?#][\x21-\x7e]*)?$/i;
const account = /^(?:[\w.~!$&'()*+,;=:-]|%[\da-f]{2})*$/i;
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** Whether Gravity Forms accepts a text as a website: an http or https URL in ASCII, as PHP's filter judges it. */
function isWebsite(text: string): boolean {
  const [, user = '', host = '', port = ''] = address.exec(text) ?? [];
  if (host === '' || !account.test(user) || Number(port) > 65_535) return false;
  if (host.startsWith('[')) return URL.canParse(`http://${host}/`);
  return host
    .replace(/\.$/, '')
    .split('.')
    .every((part) => label.test(part));
}

/** Visitors leave the scheme that the placeholder suggests; alone, it is nothing. */
const nothing = /^(?:https?:\/\/)?$/;

export const websiteRules: TypeRules<'WEBSITE'> = {
  isEmpty: ({ id }, posted) => nothing.test(postedText(posted, id)),
  mistake: ({ id }, posted, { say }) => (isWebsite(postedText(posted, id)) ? undefined : say.messages.website),
};
