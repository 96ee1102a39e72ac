import type { FieldValue } from '../forms/fields/shared/field-value.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import { contentOf, parseContent, type SavedContent, uploadsIn } from './saved-content.ts';
import type { SavedFormStore } from './saved-form-store.ts';
import { hashOf, isToken, newToken, openContent, sealContent } from './seal-content.ts';

/** What a link to a saved form leads to. `sent`: it was sent meanwhile; `expired`: its time is over. */
export type FoundForm =
  | { state: 'open'; formId: number; content: SavedContent; expiresAt: number }
  | { state: 'sent' | 'expired' | 'unknown' };

export interface FormToSave {
  form: FormDefinition;
  values: readonly FieldValue[];
  /** The open page of the form, from 1. */
  formPage: number;
  /** Path of the page that contains the form. */
  page: string;
  /** What the form's bytes are counted under: a hash of the visitor's address. */
  visitor: string;
  /** The token of the saved form that the visitor continues: its link stays the same. */
  token?: string | undefined;
}

/** Forms that visitors saved to send them later. Every method rejects with `SavedFormsUnavailableError`. */
export interface SavedForms {
  /** Stores a form before it resolves. @returns the token for its link */
  save(saved: FormToSave): Promise<string>;
  find(token: string): Promise<FoundForm>;
  /** Deletes what is stored of a form that was sent. */
  finish(token: string): Promise<void>;
  /** Whether the link may be mailed to an address, which counts it. @param recipient a hash of the address and the form */
  countMail(token: string, recipient: string): Promise<boolean>;
  unclaimed: SavedFormStore['unclaimed'];
  /** Ends the sweeps. The store stays open: its owner closes it. */
  stop(): void;
}

interface SavedFormsOptions {
  store: SavedFormStore;
  /** Days for which a saved form is stored. */
  days: number;
  /** Called when a sweep failed; the next one tries again. */
  onError: (error: unknown) => void;
  now?: () => number;
}

const DAY_MS = 24 * 3_600_000;
const SWEEP_EVERY_MS = 3_600_000;

/** Opens the saved forms, and sweeps them now and every hour. */
export function openSavedForms({ store, days, onError, now = Date.now }: SavedFormsOptions): SavedForms {
  const sweep = () => void store.sweep(now()).catch(onError);
  sweep();
  const timer = setInterval(sweep, SWEEP_EVERY_MS).unref();

  async function find(token: string): Promise<FoundForm> {
    const stored = isToken(token) ? await store.find(hashOf(token)) : undefined;
    if (!stored) return { state: 'unknown' };
    if (stored.isSent) return { state: 'sent' };
    if (!stored.sealed || stored.expiresAt <= now()) return { state: 'expired' };
    const text = openContent(token, stored.sealed);
    const content = text === undefined ? undefined : parseContent(text);
    if (!content) return { state: 'unknown' };
    return { state: 'open', formId: stored.formId, content, expiresAt: stored.expiresAt };
  }

  return {
    find,
    async save({ form, values, formPage, page, visitor, token: given }) {
      const known = given === undefined ? undefined : await find(given);
      const continues = known?.state === 'open' && known.formId === form.databaseId;
      const token = continues && given !== undefined ? given : newToken();
      const content = contentOf(form, values, formPage, continues ? known.content.page : page);
      const sealed = sealContent(token, JSON.stringify(content));
      const uploads = uploadsIn(content.values);
      const expiresAt = now() + days * DAY_MS;
      await store.put({ hash: hashOf(token), formId: form.databaseId, sealed, uploads, expiresAt }, visitor);
      return token;
    },
    async finish(token) {
      if (isToken(token)) await store.finish(hashOf(token));
    },
    countMail: (token, recipient) => store.countMail(hashOf(token), recipient, now()),
    unclaimed: store.unclaimed,
    stop: () => clearInterval(timer),
  };
}
