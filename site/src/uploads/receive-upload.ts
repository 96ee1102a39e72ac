import { createHmac, randomUUID } from 'node:crypto';
import * as texts from '@headwater/brand/texts.ts';
import { extensionOf, fileMistake, largestFile } from '@headwater/gravity-forms/rules/fields/file-upload.ts';
import { signingKey } from '../config/signing-key.ts';
import type { FieldOf } from '../forms/fields/form-field.ts';
import { ruleMessages } from '../forms/fields/shared/rule-messages.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import { isDangerous, SNIFFED_BYTES } from './dangerous-bytes.ts';
import { cleanFileName } from './file-name.ts';
import type { UploadBudget } from './upload-budget.ts';
import type { UploadMetadata, UploadStore } from './upload-store.ts';

/** Why a file is not taken, with a text for its visitor. */
export interface UploadRefusal {
  status: 400 | 404 | 413 | 415 | 422 | 429 | 503 | 507;
  text: string;
}

/** A file as its visitor announces it. */
export interface AnnouncedFile {
  formId: number;
  fieldId: number;
  name: string;
  /** In bytes. */
  size: number;
  /** What the visitor's uploads are counted under. */
  clientKey: string;
}

/** Room that is reserved for a file. */
export interface ReservedUpload {
  id: string;
  metadata: UploadMetadata;
  /** In bytes. */
  largest: number;
}

export interface UploadRules {
  /** Checks a file against its field, and reserves room for it. @param id a new one when absent */
  announce(file: AnnouncedFile, id?: string): Promise<ReservedUpload | UploadRefusal>;
  /** Reserves room for files whose sizes are not known yet. @returns what releases it */
  hold(clientKey: string, bytes: number): Promise<(() => void) | UploadRefusal>;
  /**
   * Checks a complete file, and makes it survive a power failure. A dangerous one is deleted.
   * @returns status 404 for a file that is not there, or is deleted meanwhile
   */
  finish(id: string): Promise<UploadRefusal | undefined>;
}

interface UploadRulesOptions {
  /** @throws CmsError when no definition is known */
  form: (id: number) => Promise<FormDefinition | undefined>;
  store: UploadStore;
  budget: UploadBudget;
}

function fieldOf(form: FormDefinition | undefined, fieldId: number): FieldOf<'FILEUPLOAD'> | undefined {
  const field = form?.fields.find(({ id }) => id === fieldId);
  return field?.type === 'FILEUPLOAD' && field.acceptsFiles ? field : undefined;
}

/** A hash instead of the address: it is stored beside the file. */
function visitorOf(clientKey: string): string {
  return createHmac('sha256', signingKey('upload-visitor')).update(clientKey).digest('base64url');
}

const refusals = {
  unknown: { status: 404, text: texts.uploadFailed },
  unavailable: { status: 503, text: texts.uploadFailed },
  visitor: { status: 429, text: texts.uploadsTooMany },
  everyone: { status: 507, text: texts.uploadsFull },
} as const satisfies Record<string, UploadRefusal>;

/** The rules for files, the same whether they come piece by piece or with a form that is sent without JavaScript. */
export function createUploadRules({ form, store, budget }: UploadRulesOptions): UploadRules {
  async function finish(id: string): Promise<UploadRefusal | undefined> {
    const [upload, bytes] = [await store.find(id), await store.read(id)];
    if (!upload || !bytes) return refusals.unknown;
    const beginning = Buffer.from(await bytes.slice(0, SNIFFED_BYTES).arrayBuffer());
    if (isDangerous(beginning, extensionOf(upload.name))) {
      await store.remove(id);
      budget.release(id);
      return { status: 422, text: texts.fileDangerous(upload.name) };
    }
    await store.sync(id);
    return undefined;
  }

  return {
    async announce({ formId, fieldId, name: given, size, clientKey }, id = randomUUID()) {
      const definition = await form(formId).catch(() => null);
      if (definition === null) return refusals.unavailable;
      const field = fieldOf(definition, fieldId);
      if (!field) return refusals.unknown;
      const name = cleanFileName(given);
      const mistake = fileMistake(field, { name, size }, ruleMessages);
      if (mistake) return { status: size > largestFile(field) ? 413 : 415, text: mistake };
      const visitor = visitorOf(clientKey);
      const noRoom = await budget.reserve(id, visitor, size);
      if (noRoom) return refusals[noRoom];
      const metadata = { form: String(formId), field: String(fieldId), name, visitor };
      return { id, metadata, largest: largestFile(field) };
    },
    async hold(clientKey, bytes) {
      const id = randomUUID();
      // Counted apart from the visitor's files, which are counted one by one as they arrive.
      const noRoom = await budget.reserve(id, `held ${visitorOf(clientKey)}`, bytes);
      return noRoom ? refusals[noRoom] : () => budget.release(id);
    },
    async finish(id) {
      try {
        return await finish(id);
      } catch (error) {
        // A file is deleted as soon as the CMS has its lead, which its visitor may be sending once more.
        if (await store.find(id)) throw error;
        return refusals.unknown;
      }
    },
  };
}
