import { plainText } from '../content/plain-text.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';

/** Why the CMS takes no entries for a form; `message` is plain text, empty where nobody wrote any. */
export interface ClosedReason {
  kind: 'full' | 'closed';
  message: string;
}

/** What Gravity Forms says where the editor wrote nothing. */
const FULL = /no longer accepting new submissions/i;
const CLOSED = /no longer available|not yet available|inactive or trashed/i;

/** Letters and digits only: reasons come without tags, with entities or quotes of another kind. */
function compared(text: string): string {
  return plainText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

function quotes(reason: string, message: string | null): boolean {
  const words = compared(message ?? '');
  return words !== '' && compared(reason).includes(words);
}

/**
 * Reads out of a refusal that the form is full or closed. The CMS has no code for it; it quotes the form's own words.
 * @returns undefined when it was refused for something else
 */
export function closedReason(
  { closedMessage, schedule }: Pick<FormDefinition, 'closedMessage' | 'schedule'>,
  reason: string,
): ClosedReason | undefined {
  if (closedMessage !== null && (quotes(reason, closedMessage) || FULL.test(reason))) {
    return { kind: 'full', message: plainText(closedMessage) };
  }
  const words = [schedule?.pendingMessage ?? null, schedule?.closedMessage ?? null];
  const quoted = words.find((message) => quotes(reason, message));
  return quoted || CLOSED.test(reason) ? { kind: 'closed', message: plainText(quoted) } : undefined;
}
