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
import { readRestResponse } from './rest-outcome.ts';
import { readSubmitResponse, type SubmitOutcome } from './submit-outcome.ts';
import { wordPressFileName } from './wordpress-file-name.ts';

export interface SendContentOptions {
  client: Pick<CmsClient, 'submit' | 'submitRest'>;
  support: Pick<FileSupport, 'way'>;
  uploads: Pick<UploadStore, 'find' | 'read'>;
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

/** Sends a lead's values, and its files the way that the CMS takes them. @throws CmsError, or an error of the store */
export function createSendContent({ client, support, uploads, restKeys }: SendContentOptions) {
  /** @param path of the file's value in the request */
  async function sentFile({ name, upload }: LeadFile, path: string): Promise<SentFile> {
    const blob = await uploads.read(upload);
    if (!blob) throw new Error('a file of a lead was deleted while the lead was sent');
    return { path, name, blob };
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
    return readSubmitResponse(
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
    return readRestResponse(status, body);
  }

  return async (lead: ClaimedLead, options: SubmissionOptions): Promise<SubmitOutcome> => {
    const { files = [] } = lead.content;
    if (files.length === 0) return sendGraphql(lead, options);
    const stored = await Promise.all(files.map(({ upload }) => uploads.find(upload)));
    const lost = stored.filter((file) => !file?.isComplete).length;
    if (lost > 0) return { kind: 'unmendable', state: 'dead', reason: `${lost} of its files are not stored` };
    const way = support.way();
    if (way === 'none') return noWay;
    return way === 'rest' ? sendRest(lead, options) : sendGraphql(lead, options);
  };
}
