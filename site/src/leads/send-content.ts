import { openAsBlob } from 'node:fs';
import { ownHeaders } from '@headwater/contract/http/headers.ts';
import type { CmsClient } from '../cms-client/cms-client.ts';
import type { SentFile } from '../cms-client/multipart-request.ts';
import type { RestKeys } from '../cms-client/rest-submission.ts';
import type { SubmissionOptions } from '../cms-client/submissions.ts';
import { inputName } from '../forms/fields/shared/input-names.ts';
import { SubmitForm } from '../forms/server/submit-form.mutation.ts';
import type { UploadStore } from '../uploads/upload-store.ts';
import type { ClaimedLead } from './claimed-lead.ts';
import type { FileSupport } from './file-support.ts';
import type { LeadFile } from './lead.ts';
import { readRestAnswer } from './rest-outcome.ts';
import { readSubmitAnswer, type SubmitOutcome } from './submit-outcome.ts';
import { wordPressFileName } from './wordpress-file-name.ts';

export interface SendContentOptions {
  client: Pick<CmsClient, 'submit' | 'submitRest'>;
  support: Pick<FileSupport, 'way'>;
  uploads: Pick<UploadStore, 'find' | 'pathOf'>;
  restKeys: RestKeys;
}

const noWay: SubmitOutcome = {
  kind: 'unmendable',
  state: 'dead',
  reason:
    'the CMS takes no files: activate WPGraphQL Upload, or set GF_REST_KEY and GF_REST_SECRET, then retry this lead',
};

function byField(files: readonly LeadFile[]): [fieldId: number, files: LeadFile[]][] {
  return [...Map.groupBy(files, ({ fieldId }) => fieldId)];
}

/** The one picture of a post, which is not a list. */
function isPicture(files: readonly LeadFile[]): boolean {
  return files.some((file) => file.isPicture);
}

/** Sends a lead's values, and its files the way that the CMS takes them. @throws CmsError, or an error of the disk */
export function createSendContent({ client, support, uploads, restKeys }: SendContentOptions) {
  /** @param path of the file's value in the request */
  async function sentFile({ name, upload }: LeadFile, path: string): Promise<SentFile> {
    return { path, name, blob: await openAsBlob(uploads.pathOf(upload)) };
  }

  /** REST keeps every file, whatever it is called. */
  function forGraphql(file: LeadFile): LeadFile {
    return file.isMultiple ? { ...file, name: wordPressFileName(file.name) } : file;
  }

  async function sendGraphql({ key, formId, content }: ClaimedLead, options: SubmissionOptions) {
    const { values, entryMeta, files = [] } = content;
    const fields = byField(files);
    const fileValues = fields.map(([id, inField]) =>
      isPicture(inField)
        ? { id, imageValues: { ...inField[0]?.imageTexts, image: null } }
        : { id, fileUploadValues: Array.from(inField, () => null) },
    );
    const sending = fields.flatMap(([, inField], field) => {
      const path = `input.fieldValues.${values.length + field}`;
      return inField.map((file, at) =>
        sentFile(forGraphql(file), isPicture(inField) ? `${path}.imageValues.image` : `${path}.fileUploadValues.${at}`),
      );
    });
    const fieldValues = [...values, ...fileValues];
    const input = { id: String(formId), clientMutationId: key, fieldValues, entryMeta };
    const sent = await Promise.all(sending);
    return readSubmitAnswer(
      await client.submit(SubmitForm, { input }, { ...options, ...(sent.length > 0 && { files: sent }) }),
    );
  }

  async function sendRest({ key, formId, content }: ClaimedLead, options: SubmissionOptions) {
    const { inputs = [], entryMeta, files = [] } = content;
    const sent = await Promise.all(
      files.map((file) => sentFile(file, `${inputName(file.fieldId)}${file.isMultiple ? '[]' : ''}`)),
    );
    const headers = { ...options.headers, [ownHeaders.entryMeta]: encodeURIComponent(JSON.stringify(entryMeta)) };
    const submission = { formId, idempotencyKey: key, inputs, files: sent };
    const { status, body } = await client.submitRest(submission, restKeys, { ...options, headers });
    return readRestAnswer(status, body);
  }

  return async (lead: ClaimedLead, options: SubmissionOptions): Promise<SubmitOutcome> => {
    const { files = [] } = lead.content;
    if (files.length === 0) return sendGraphql(lead, options);
    const lost = files.filter(({ upload }) => !uploads.find(upload)?.isComplete);
    if (lost.length > 0)
      return { kind: 'unmendable', state: 'dead', reason: `${lost.length} of its files are not on disk` };
    const way = support.way();
    if (way === 'none') return noWay;
    return way === 'rest' ? sendRest(lead, options) : sendGraphql(lead, options);
  };
}
