import type { FieldValue } from '../forms/fields/shared/field-value.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';

/** What happened to a mail with the link, if the visitor asked for one. */
export interface LinkMailView {
  outcome: 'sent' | 'invalid' | 'too-many' | 'failed';
  /** As typed. */
  address: string;
}

/** Data of the page of a saved form. Personal data and a secret: the page is never stored. */
export type SavedFormView =
  | {
      state: 'open';
      form: FormDefinition;
      values: FieldValue[];
      /** The open page of the form. */
      formPage: number;
      /** Path of the page that contained the form. */
      page: string;
      token: string;
      /** Absolute URL of the link. */
      url: string;
      /** Epoch milliseconds. */
      expiresAt: number;
      isNew: boolean;
      /** Whether an editor has changed the form since. */
      isChanged: boolean;
      /** Answers that do not fit any more, and files that are gone. */
      lost: readonly string[];
      /** Whether the site can mail the link. */
      canMail: boolean;
      mail?: LinkMailView | undefined;
    }
  /** The form takes no entries now; what was saved stays. */
  | { state: 'closed'; message: string | null }
  | { state: 'sent' | 'expired' | 'unknown' | 'unavailable' };
