import type * as own from '@headwater/contract/forms/messages.ts';

type Texts = Omit<{ readonly [name in keyof typeof own.messages]: string }, 'phone'>;

/** What the rules say to visitors; a phone number is refused without a reason where its message is null. */
export interface RuleMessages {
  messages: Texts & { readonly phone: string | null };
  datePickerMessage: typeof own.datePickerMessage;
  fileCountMessage: typeof own.fileCountMessage;
  fileSizeMessage: typeof own.fileSizeMessage;
  fileTypeMessage: typeof own.fileTypeMessage;
  rangeMessage: typeof own.rangeMessage;
  /** HTML, of labels that are plain text. */
  requiredInputsMessage: typeof own.requiredInputsMessage;
}
