import { expect, test } from 'vitest';
import { aField } from '../../testing/build-form.ts';
import { fileHint } from './file-hint.ts';

const MEGABYTE = 1024 * 1024;

test('a field that takes several files says which, how large and how many', () => {
  const limits = { allowedExtensions: ['pdf', 'dwg'], maxFileSize: 8 * MEGABYTE, isMultiple: true, maxFiles: 4 };
  expect(fileHint(aField('FILEUPLOAD', 1, limits))).toBe(
    'Accepted file types: pdf, dwg, Max. file size: 8 MB, Max. files: 4.',
  );
});

test('a field without limits of its own says how large a file may be', () => {
  const none = { allowedExtensions: [], maxFileSize: null, maxFiles: 100 };
  expect(fileHint(aField('FILEUPLOAD', 1, { ...none, isMultiple: true }))).toBe('Max. file size: 50 MB.');
});

test('a field that takes one file does not say how many', () => {
  const one = { allowedExtensions: [], maxFileSize: MEGABYTE, maxFiles: 1, isMultiple: false };
  expect(fileHint(aField('FILEUPLOAD', 1, one))).toBe('Max. file size: 1 MB.');
});
