import { expect, test } from 'vitest';
import { decodeHead, decodeRecord, encodeRecord, headLength } from './record.ts';

const record = { key: '/ポンプ/', meta: { status: 200, tags: ['cG9zdDox'] }, body: Buffer.from('<p>line\nline</p>\n') };

test.each([record, { ...record, body: Buffer.alloc(0) }])(
  'decodes a record unchanged, also with an empty body',
  (given) => {
    expect(decodeRecord(encodeRecord(given).bytes, given.key)).toEqual(given);
  },
);

test('rejects a record when any bit of its file flips', () => {
  const { bytes } = encodeRecord(record);
  for (let index = 0; index < bytes.length; index += 1) {
    for (const bit of [1, 32, 128]) {
      const damaged = Buffer.from(bytes);
      damaged[index] = (damaged[index] ?? 0) ^ bit;
      // A checksum in capital letters is invalid, and no other change may go unnoticed.
      expect(typeof decodeRecord(damaged, record.key), `byte ${index}, bit ${bit}`).toBe('string');
    }
  }
});

test('rejects a truncated file, wherever it ends', () => {
  const { bytes } = encodeRecord(record);
  for (let length = 0; length < bytes.length; length += 1) {
    expect(typeof decodeRecord(bytes.subarray(0, length), record.key), `${length} bytes`).toBe('string');
  }
});

test('rejects a record that is stored under another key', () => {
  expect(decodeRecord(encodeRecord(record).bytes, '/other/')).toEqual('stored under another key');
});

test('rejects a file of another format, even with a valid checksum', () => {
  const bytes = Buffer.from(encodeRecord(record).bytes.toString('latin1').replace('record-1', 'record-2'), 'latin1');
  expect(decodeRecord(bytes, record.key)).toBe('not a record of this format');
});

test('reads the head of a record without its body, unless it is cut off', () => {
  const { bytes, checksum } = encodeRecord(record);
  const length = headLength(bytes.subarray(0, 120)) ?? 0;
  expect(decodeHead(bytes.subarray(0, length))).toEqual({ key: record.key, meta: record.meta, checksum, length });
  expect(length).toBeGreaterThan(1);
  expect(decodeHead(bytes.subarray(0, length - 1))).toBeUndefined();
});
