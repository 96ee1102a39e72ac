import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import type { FieldError } from '../../forms/fields/shared/field-error.ts';
import { uploadName } from '../../forms/fields/shared/input-names.ts';
import type { ReceivePlainFile } from '../../uploads/receive-plain-file.ts';

/** A form that was sent without JavaScript, with its files on our disk. */
export interface MultipartForm {
  /** Names and values of the inputs; files are inputs that name their uploads. */
  inputs: [name: string, value: string][];
  fileErrors: FieldError[];
}

interface ReadOptions {
  formId: number;
  clientKey: string;
  /** Bytes of all inputs that are not files. */
  largestForm: number;
  mostInputs: number;
  receive: ReceivePlainFile;
}

/** A file of the form, on our disk or refused. */
interface Received {
  fieldId: number;
  outcome: Awaited<ReturnType<ReceivePlainFile>>;
}

/** The field of an input that Gravity Forms would name so; undefined for another one. */
function fieldOf(name: string): number | undefined {
  const [, id] = /^input_([1-9]\d{0,8})(?:\[\])?$/.exec(name) ?? [];
  return id === undefined ? undefined : Number(id);
}

/**
 * Reads a multipart form, and streams its files to the disk one after the other.
 * @returns undefined when it is malformed, breaks off, or has more inputs than a form
 */
export async function readMultipart(req: IncomingMessage, options: ReadOptions): Promise<MultipartForm | undefined> {
  const { formId, clientKey, largestForm, mostInputs, receive } = options;
  const form: MultipartForm = { inputs: [], fileErrors: [] };
  // In the order of the form, whichever is on the disk first.
  const files: Promise<Received | undefined>[] = [];
  let [bytes, isWhole] = [0, true];

  async function store(fieldId: number, name: string, content: Readable): Promise<Received> {
    return { fieldId, outcome: await receive({ formId, fieldId, name, clientKey }, content) };
  }

  const { promise, resolve } = Promise.withResolvers<void>();
  const fail = () => {
    isWhole = false;
    resolve();
    return undefined;
  };
  const { 'content-type': contentType = '' } = req.headers;
  const parser = new Busboy({
    headers: { 'content-type': contentType },
    limits: { fields: mostInputs, files: 100, fieldSize: largestForm },
  });
  parser
    .on('field', (name, value, _nameTruncated, isTruncated) => {
      bytes += name.length + Buffer.byteLength(value);
      if (isTruncated || bytes > largestForm) isWhole = false;
      else form.inputs.push([name, value]);
    })
    .on('file', (name, content, fileName) => {
      const fieldId = fieldOf(name);
      // A browser sends an empty part for an input without a file.
      if (fieldId === undefined || !fileName) content.resume();
      else files.push(store(fieldId, fileName, content).catch(fail));
    })
    .on('fieldsLimit', fail)
    .on('filesLimit', fail)
    .on('error', fail)
    .on('finish', resolve);
  req.on('error', fail).on('aborted', fail).pipe(parser);
  await promise;
  for (const { fieldId, outcome } of (await Promise.all(files)).filter((file) => file !== undefined)) {
    if ('status' in outcome) form.fileErrors.push({ id: fieldId, message: outcome.text });
    else form.inputs.push([uploadName(fieldId), JSON.stringify(outcome)]);
  }
  return isWhole ? form : undefined;
}
