import { plainText } from '../content/plain-text.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';

/** Why the CMS accepts no entries for a form; `message` is plain text, empty when the editor wrote none. */
export interface ClosedReason {
  kind: 'full' | 'closed';
  message: string;
}

/** Gravity Forms' default message when the editor wrote none. */
const FULL = /no longer accepting new submissions/i;
const CLOSED = /no longer available|not yet available|inactive or trashed/i;

/** Letters and digits only: the CMS strips tags, escapes entities and changes quotes. */
function normalized(text: string): string {
  return plainText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

function quotes(reason: string, message: string | null): boolean {
  const words = normalized(message ?? '');
  return words !== '' && normalized(reason).includes(words);
}

/**
 * Detects from a refusal that the form is full or closed. The CMS has no error code for it; it quotes the message.
 * @returns undefined when it was refused for another reason
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
