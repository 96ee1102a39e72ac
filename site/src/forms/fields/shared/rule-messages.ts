import * as texts from '@headwater/brand/texts.ts';
import type { RuleMessages } from '@headwater/gravity-forms/rules/messages.ts';
import { escaped } from './text.ts';

/** The site's words for what the rules refuse. */
export const ruleMessages: RuleMessages = {
  messages: texts.fieldMessages,
  datePickerMessage: texts.datePickerMessage,
  fileCountMessage: texts.fileCountMessage,
  fileSizeMessage: texts.fileSizeMessage,
  fileTypeMessage: texts.fileTypeMessage,
  rangeMessage: texts.rangeMessage,
  requiredInputsMessage: (labels) => texts.requiredInputsMessage(labels.map((label) => escaped(label))),
};
