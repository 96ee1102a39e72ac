import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { firstToken } from '../leads/visitor.ts';
import { filesOf, type VisitorFile } from './files.ts';
import { uploadFile } from './tus-upload.ts';

/** The form of the journeys' starting content that takes files. */
export const FORM_ID = 17;
const FIELD_ID = 2;

/** How a visitor sends files: with the site's script, or with the browser alone. */
export type Way = 'tus' | 'multipart';

export interface UploadRecord {
  /** Part of the message, to find the entry in the CMS. */
  marker: string;
  way: Way;
  files: readonly VisitorFile[];
  /** `abandoned`: the visitor uploaded files and left. The others are those of a lead. */
  end: 'acknowledged' | 'refused' | 'unknown' | 'abandoned';
  /** Responses and failures in order, such as `broken`, `503`, `200`. */
  steps: string[];
  /** Epoch hours within which the form was sent. */
  hours: Set<number>;
}

interface VisitorOptions {
  siteUrl: string;
  /** Of the run, in front of every marker. */
  run: string;
  number: number;
  token: string;
}

/** Addresses of their own: the site counts files by address. */
function headersOf(number: number): Record<string, string> {
  return { 'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` };
}

const epochHour = () => Math.floor(Date.now() / 3_600_000);

/** Sends a form until it gets a response. @returns how it ended */
async function untilResponse(
  record: UploadRecord,
  isPatient: boolean,
  post: () => Promise<Response>,
): Promise<UploadRecord> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    record.hours.add(epochHour());
    const status = await post().then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    record.steps.push(status === 0 ? 'broken' : String(status));
    record.hours.add(epochHour());
    if (status === 200) return { ...record, end: 'acknowledged' };
    if (status !== 0 && status !== 503 && status !== 507) return { ...record, end: 'refused' };
    if (!isPatient && status === 0) return record;
    await pause(100 + Math.random() * 300);
  }
  return record;
}

function formOf(token: string, marker: string, files: readonly VisitorFile[]): FormData {
  const form = new FormData();
  const inputs = { hw_token: token, hw_page: '/site-photos/', hw_trap: '', input_1: marker };
  for (const [name, value] of Object.entries(inputs)) form.append(name, value);
  for (const { name, bytes } of files) form.append(`input_${FIELD_ID}[]`, new Blob([bytes]), name);
  return form;
}

/** Sends one lead with its files. Two in three visitors have the script; one in eleven of them leaves before sending. */
async function sendFiles({ siteUrl, run, number, token }: VisitorOptions): Promise<UploadRecord> {
  const way: Way = number % 3 === 2 ? 'multipart' : 'tus';
  const marker = `${run} ${number}`;
  const files = filesOf(number);
  const record: UploadRecord = { marker, way, files, end: 'unknown', steps: [], hours: new Set() };
  const headers = { origin: siteUrl, ...headersOf(number) };
  const url = `${siteUrl}/api/forms/${FORM_ID}`;
  const isPatient = number % 7 !== 0;
  if (way === 'multipart') {
    return untilResponse(record, isPatient, () =>
      fetch(url, { method: 'POST', headers, body: formOf(token, marker, files), signal: AbortSignal.timeout(30_000) }),
    );
  }
  const target = { siteUrl, formId: FORM_ID, fieldId: FIELD_ID, headers: headersOf(number) };
  const uploads: { name: string; size: number; upload: string }[] = [];
  for (const file of files) {
    const { upload, steps } = await uploadFile(target, file);
    record.steps.push(...steps);
    if (upload === undefined) return { ...record, end: 'refused' };
    uploads.push({ name: file.name, size: file.bytes.length, upload });
  }
  if (number % 11 === 0) return { ...record, end: 'abandoned' };
  const values = [
    { id: 1, value: marker },
    { id: FIELD_ID, fileUploadValues: uploads },
  ];
  const page = { path: '/site-photos/', asPath: '/site-photos/' };
  const body = JSON.stringify({ key: randomUUID(), token, values, page });
  return untilResponse(record, isPatient, () =>
    fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(30_000),
    }),
  );
}

interface CrowdOptions extends Omit<VisitorOptions, 'number' | 'token'> {
  leads: number;
  atOnce: number;
  /** Called after each visitor with their number. */
  onEnd?: (ended: number) => void;
}

/** Many visitors who send one lead with files each. */
export async function sendManyFiles({ siteUrl, run, leads, atOnce, onEnd }: CrowdOptions): Promise<UploadRecord[]> {
  const token = await firstToken(siteUrl, FORM_ID);
  const records: UploadRecord[] = [];
  let next = 0;
  const visitors = Array.from({ length: atOnce }, async () => {
    while (next < leads) {
      const number = next;
      next += 1;
      records.push(await sendFiles({ siteUrl, run, number, token }));
      onEnd?.(records.length);
    }
  });
  await Promise.all(visitors);
  return records;
}
