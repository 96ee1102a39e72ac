import { createHash, createHmac } from 'node:crypto';
import type { Readable } from 'node:stream';
import * as texts from '@headwater/brand/texts.ts';
import { signingKey } from '../config/signing-key.ts';
import type { ChosenFile } from '../forms/fields/shared/field-value.ts';
import type { AnnouncedFile, UploadRefusal, UploadRules } from './receive-upload.ts';
import type { UploadBudget } from './upload-budget.ts';
import { type ArrivedFile, StoreFullError, type UploadStore } from './upload-store.ts';

const HOUR_MS = 3_600_000;

/**
 * The ID of a file that is sent without JavaScript: the same for the same file of a visitor within an hour, so that a
 * double click stays one lead. It cannot be guessed.
 */
function plainId({ formId, fieldId, name, clientKey }: Omit<AnnouncedFile, 'size'>, hash: string, time: number) {
  const source = JSON.stringify([formId, fieldId, name, clientKey, hash, Math.floor(time / HOUR_MS)]);
  const hex = createHmac('sha256', signingKey('plain-upload')).update(source).digest('hex');
  // UUID version 8: a custom scheme.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

interface ReceiveOptions {
  store: UploadStore;
  rules: UploadRules;
  budget: UploadBudget;
  now?: () => number;
}

/** Stores one file of a form that is sent without JavaScript, by the same rules as all others. */
export type ReceivePlainFile = (
  file: Omit<AnnouncedFile, 'size'>,
  content: Readable,
) => Promise<Required<ChosenFile> | UploadRefusal>;

/** Nothing is left of a file that breaks off or is refused. The CMS may already have one that is returned. */
export function createReceivePlainFile({ store, rules, budget, now = Date.now }: ReceiveOptions): ReceivePlainFile {
  return async (file, content) => {
    const hash = createHash('sha256');
    async function* hashed() {
      for await (const chunk of content) {
        hash.update(chunk);
        yield chunk;
      }
    }
    let arrived: ArrivedFile | undefined;
    try {
      arrived = await store.receive(hashed());
      const { size } = arrived;
      const announced = await rules.announce({ ...file, size }, plainId(file, hash.digest('hex'), now()));
      if ('status' in announced) return announced;
      const { id, metadata } = announced;
      const stored = await store.find(id);
      if (!stored?.isComplete) await arrived.save(id, metadata);
      const refusal = await rules.finish(id);
      if (refusal) budget.release(id);
      // A file that is gone again was deleted with its lead: whoever handles the form knows whether this is that lead.
      if (refusal && refusal.status !== 404) return refusal;
      return { name: metadata.name, size, upload: id };
    } catch (error) {
      if (!(error instanceof StoreFullError)) throw error;
      return { status: 507, text: texts.uploadsFull };
    } finally {
      await arrived?.discard();
    }
  };
}
