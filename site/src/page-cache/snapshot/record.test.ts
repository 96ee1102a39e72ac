import { expect, test } from 'vitest';
import { decodeHead, decodeRecord, encodeRecord, headLength } from './record.ts';

const record = { key: '/ポンプ/', meta: { status: 200, tags: ['cG9zdDox'] }, body: Buffer.from('<p>line\nline</p>\n') };

test('a record comes back as it was', () => {
  expect(decodeRecord(encodeRecord(record).bytes, record.key)).toEqual(record);
});

test('an empty body is a body', () => {
  const empty = { ...record, body: Buffer.alloc(0) };
  expect(decodeRecord(encodeRecord(empty).bytes, record.key)).toEqual(empty);
});

test('whichever bit of a file flips, the record is not read', () => {
  const { bytes } = encodeRecord(record);
  for (let index = 0; index < bytes.length; index += 1) {
    for (const bit of [1, 32, 128]) {
      const damaged = Buffer.from(bytes);
      damaged[index] = (damaged[index] ?? 0) ^ bit;
      // A checksum in capital letters is not one, and nothing else may change without notice.
      expect(typeof decodeRecord(damaged, record.key), `byte ${index}, bit ${bit}`).toBe('string');
    }
  }
});

test('wherever a file ends too early, the record is not read', () => {
  const { bytes } = encodeRecord(record);
  for (let length = 0; length < bytes.length; length += 1) {
    expect(typeof decodeRecord(bytes.subarray(0, length), record.key), `${length} bytes`).toBe('string');
  }
});

test.each([
  ['another key', '/other/', 'stored under another key'],
  ['its own key', record.key, record],
])('a file that is read for %s', (_what, key, expected) => {
  expect(decodeRecord(encodeRecord(record).bytes, key)).toEqual(expected);
});

test('a file of another format is not read, however well its checksum fits', () => {
  const bytes = Buffer.from(encodeRecord(record).bytes.toString('latin1').replace('record-1', 'record-2'), 'latin1');
  expect(decodeRecord(bytes, record.key)).toBe('not a record of this format');
});

test('the head is read from the start of a file, without the body', () => {
  const { bytes, checksum } = encodeRecord(record);
  const length = headLength(bytes.subarray(0, 120)) ?? 0;
  expect(decodeHead(bytes.subarray(0, length))).toEqual({ key: record.key, meta: record.meta, checksum, length });
  expect(decodeHead(bytes.subarray(0, length - 1))).toBeUndefined();
});
