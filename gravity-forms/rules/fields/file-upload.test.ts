import * as say from '@headwater/contract/forms/messages.ts';
import { expect, test } from 'vitest';
import type { FileUploadField } from '../../fields/file-upload.ts';
import { ruleFields } from '../../submission/form-rules.ts';
import { fieldErrors } from '../validate.ts';

const { fileCountMessage, fileSizeMessage, fileTypeMessage } = say;

const megabyte = 1024 * 1024;

function check(changed: Partial<FileUploadField>, ...files: [name: string, size: number][]) {
  const posted = new Map([['3', files.map(([name, size]) => ({ name, size }))]]);
  const field = { type: 'FILEUPLOAD', id: 3, ...changed } as const;
  return fieldErrors(ruleFields({ id: 1, title: '', fields: [field], confirmations: [] }), posted, { say })[0]?.message;
}

test.each<[string, Partial<FileUploadField>, [name: string, size: number][]]>([
  ['any file that is no program', {}, [['plan.dwg', 50 * megabyte]]],
  ['an allowed extension in capitals', { allowedExtensions: ['pdf'] }, [['PLAN.PDF', 1]]],
  [
    'a name with .php. in it, where the editor allows its extension',
    { allowedExtensions: ['pdf'] },
    [['a.php.pdf', 1]],
  ],
  ['a program that the editor allows', { allowedExtensions: ['exe'] }, [['setup.exe', 1]]],
  ['a file as large as the editor allows', { maxFileSize: 2 }, [['plan.pdf', 2 * megabyte]]],
  [
    'any number of files without a limit',
    { canAcceptMultipleFiles: true },
    [
      ['a.pdf', 1],
      ['b.pdf', 1],
    ],
  ],
])('accepts %s', (_what, field, files) => {
  expect(check(field, ...files)).toBeUndefined();
});

test.each<[string, Partial<FileUploadField>, [name: string, size: number][], string]>([
  ['a program', {}, [['shell.PHP', 1]], fileTypeMessage([])],
  ['a name with the extension of a program in it', {}, [['plan.PHP.pdf', 1]], fileTypeMessage([])],
  ['another extension', { allowedExtensions: ['pdf'] }, [['plan.pdf.dwg', 1]], fileTypeMessage(['pdf'])],
  ['a file without an extension', { allowedExtensions: ['pdf'] }, [['pdf', 1]], fileTypeMessage(['pdf'])],
  ['a byte more than 50 MB', {}, [['plan.dwg', 50 * megabyte + 1]], fileSizeMessage(50)],
  ['a byte more than the editor allows', { maxFileSize: 2 }, [['plan.pdf', 2 * megabyte + 1]], fileSizeMessage(2)],
  [
    'a second file in a field for one',
    {},
    [
      ['a.pdf', 1],
      ['b.pdf', 1],
    ],
    fileCountMessage(2, 1),
  ],
  [
    'more files than the editor allows',
    { canAcceptMultipleFiles: true, maxFiles: 1 },
    [
      ['a.pdf', 1],
      ['b.pdf', 1],
    ],
    fileCountMessage(2, 1),
  ],
])('refuses %s', (_what, field, files, message) => {
  expect(check(field, ...files)).toBe(message);
});
