import { allowSlowBody } from '@headwater/runtime/slow-bodies.ts';
import type { FormDefinition } from '../../forms/model/form-definition.ts';
import type { FailureCode } from '../../forms/model/submission-response.ts';
import { readPlainSubmission, type Submission } from '../../forms/server/submission.ts';
import { LARGEST_FORM } from '../../routing/route-table.ts';
import type { ReceivePlainFile } from '../../uploads/receive-plain-file.ts';
import type { UploadRules } from '../../uploads/receive-upload.ts';
import type { Exchange } from '../exchange.ts';
import { MOST_INPUTS } from './read-form-body.ts';
import { readMultipart } from './read-multipart.ts';

/** Reads a form with files; its files are on our disk then. */
export type ReadFiles = (exchange: Exchange, formId: number) => Promise<Submission | FailureCode>;

interface ReadFilesOptions {
  rules: Pick<UploadRules, 'hold'>;
  receive: ReceivePlainFile;
  /** @throws CmsError when no definition is known */
  form: (id: number) => Promise<FormDefinition | undefined>;
}

function takesFiles(form: FormDefinition | undefined): boolean {
  return form?.fields.some(({ type }) => type === 'FILEUPLOAD') ?? false;
}

/**
 * Room is reserved for the announced length before a byte of the body is read. A slow line has time for the files of a
 * form that takes some.
 */
export function createReadFiles({ rules, receive, form: formOf }: ReadFilesOptions): ReadFiles {
  return async ({ req, client }, formId) => {
    const length = Number(req.headers['content-length']);
    // Every browser announces the length of a form.
    if (!Number.isSafeInteger(length)) return 'malformed';
    const held = await rules.hold(client.key, length);
    // Where there is no room for files, a form that has none is still taken: each file reserves room once more.
    const release = typeof held !== 'function' && length <= LARGEST_FORM ? () => undefined : held;
    if (typeof release !== 'function') return 'uploads-full';
    try {
      if (takesFiles(await formOf(formId).catch(() => undefined))) allowSlowBody(req);
      const limits = { largestForm: LARGEST_FORM, mostInputs: MOST_INPUTS };
      const form = await readMultipart(req, { ...limits, formId, clientKey: client.key, receive });
      return form ? readPlainSubmission(new URLSearchParams(form.inputs), form.fileErrors) : 'malformed';
    } finally {
      release();
    }
  };
}
