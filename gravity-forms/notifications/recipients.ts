import type { Notification } from '../definition/form.ts';
import { isEmailAddress } from '../email-address.ts';
import { storedVisibility } from '../submission/form-rules.ts';
import { type MergeSource, mergeTags } from '../submission/merge-tags.ts';

export interface Recipient {
  name: string;
  address: string;
}

/** The recipients that a list stands for, and its items that stand for no address, as the editor wrote them. */
export interface Recipients {
  valid: Recipient[];
  refused: string[];
}

/** Separators within merge tags, quoted names and angle brackets are part of them. */
const item = /(?:\{[^{}]*\}|"[^"]*"|<[^<>]*>|[^,;])+/g;
const word = /(?:\{[^{}]*\}|\S)+/g;
const named = /^([^<>]*)<([^<>]*)>$/;

/**
 * The recipients in a list such as `Lab <lab@example.com>, {Email:6}`. What visitors typed adds no recipient: each item
 * of the list is one validated address, or left out where the field is empty.
 */
export function recipientsOf(list: string, source: MergeSource): Recipients {
  const found: Recipients = { valid: [], refused: [] };
  for (const { template, name, inBrackets } of itemsOf(list)) {
    const address = mergeTags(inBrackets, source, (text) => text).trim();
    if (isEmailAddress(address)) found.valid.push({ name: oneLine(name, source), address });
    else if (address !== '') found.refused.push(template);
  }
  return found;
}

/** What stands for no address in a list, whatever an entry says. */
export function wrongRecipients(list: string): string[] {
  return itemsOf(list)
    .filter(({ inBrackets }) => !inBrackets.includes('{') && !isEmailAddress(inBrackets))
    .map(({ template }) => template);
}

/** Blanks separate addresses too, unless one has a name. */
function itemsOf(list: string) {
  const items = (list.match(item) ?? []).flatMap((each) => (each.includes('<') ? [each] : (each.match(word) ?? [])));
  return items
    .map((each) => each.trim())
    .filter(Boolean)
    .map((template) => {
      const [, name = '', inBrackets = template] = named.exec(template) ?? [];
      return { template, name: name.replaceAll('"', ''), inBrackets: inBrackets.trim() };
    });
}

/** The list of recipients of a notification. A rule about a field that is hidden does not match, as in Gravity Forms. */
export function recipientList({ to }: Notification, { form, values }: MergeSource): string {
  if ('address' in to) return to.address;
  if ('fieldId' in to) return `{:${to.fieldId}}`;
  const { visible, shows } = storedVisibility(form, values);
  const matching = to.routes.filter(
    (rule) => visible.has(Math.trunc(rule.fieldId)) && shows({ actionType: 'SHOW', logicType: 'ALL', rules: [rule] }),
  );
  return matching.map(({ address }) => address).join(',');
}

/** A text of a header: without line breaks, which would begin another. */
export function oneLine(template: string, source: MergeSource): string {
  return mergeTags(template, source, (text) => text)
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}
