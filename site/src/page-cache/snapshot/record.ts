import { createHash } from 'node:crypto';
import { isRecord } from '@headwater/contract/is-record.ts';
import { parsedJson } from '@headwater/contract/parsed-json.ts';

/** A body under a key with metadata: the content of one file of a snapshot. */
export interface DiskRecord {
  key: string;
  /** Plain JSON. Comes from disk, so callers check its shape. */
  meta: unknown;
  body: Buffer;
}

/** The start of a file: all of a record except its body, not yet verified. */
export interface RecordHead {
  key: string;
  meta: unknown;
  checksum: string;
  /** Bytes before the body. */
  length: number;
}

/** Changes whenever the layout does: files of another format are dropped, not guessed at. */
const FORMAT = 'headwater-record-1';
const FIRST_LINE = /^(\S+) ([\da-f]{64}) (\d{1,7})\n/;
/** Format, checksum and length, in bytes. */
const LONGEST_FIRST_LINE = 120;

function checksumOf(head: Buffer, body: Buffer): string {
  return createHash('sha256').update(head).update(body).digest('hex');
}

/** The bytes of a file: a line with format, checksum and length of the head; the head as JSON; the body. */
export function encodeRecord({ key, meta, body }: DiskRecord): { bytes: Buffer; checksum: string } {
  const head = Buffer.from(JSON.stringify({ key, meta }));
  const checksum = checksumOf(head, body);
  return { bytes: Buffer.concat([Buffer.from(`${FORMAT} ${checksum} ${head.length}\n`), head, body]), checksum };
}

function parse(head: Buffer): { key: string; meta: unknown } | undefined {
  const parts = parsedJson(head.toString('utf8'));
  return isRecord(parts) && typeof parts.key === 'string' ? { key: parts.key, meta: parts.meta } : undefined;
}

/**
 * Length of a file's head, from the first bytes of the file.
 * @returns undefined when the file is not a record of this format.
 */
export function headLength(start: Buffer): number | undefined {
  const [line, format, , length] = FIRST_LINE.exec(start.subarray(0, LONGEST_FIRST_LINE).toString('latin1')) ?? [];
  return line !== undefined && format === FORMAT ? line.length + Number(length) : undefined;
}

/** Reads the start of a file, which has at least `headLength` bytes. Nothing in it is verified yet. */
export function decodeHead(start: Buffer): RecordHead | undefined {
  const length = headLength(start);
  if (length === undefined || start.length < length) return undefined;
  const [line = '', , checksum = ''] = FIRST_LINE.exec(start.subarray(0, LONGEST_FIRST_LINE).toString('latin1')) ?? [];
  const head = parse(start.subarray(line.length, length));
  return head && { ...head, checksum, length };
}

/**
 * Reads a whole file and verifies it.
 * @returns for the log, why it cannot be used: damaged, of another format or of another key.
 */
export function decodeRecord(bytes: Buffer, key: string): DiskRecord | string {
  const head = decodeHead(bytes);
  if (!head) return 'not a record of this format';
  const firstLine = bytes.indexOf(10) + 1;
  const body = bytes.subarray(head.length);
  if (checksumOf(bytes.subarray(firstLine, head.length), body) !== head.checksum) return 'wrong checksum';
  return head.key === key ? { key, meta: head.meta, body } : 'stored under another key';
}
