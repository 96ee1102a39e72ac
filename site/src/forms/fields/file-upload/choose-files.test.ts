import * as texts from '@headwater/brand/texts.ts';
import { expect, test } from 'vitest';
import type { ChosenFile } from '../shared/field-value.ts';
import { chooseFiles } from './choose-files.ts';

const several = { allowedExtensions: ['jpg'], maxFileSize: 1_000, maxFiles: 2, isMultiple: true };
const single = { ...several, maxFiles: 1, isMultiple: false };
const file = (name: string, size = 10) => ({ name, size });
const uploaded = (name: string, size = 10): ChosenFile => ({ name, size, upload: `upload of ${name}` });

interface Given {
  field?: typeof several;
  /** Files that the form has. */
  files?: readonly ChosenFile[];
  added: readonly ReturnType<typeof file>[];
  /** Names of those that are being uploaded. */
  underWay?: readonly string[];
}

function choice({ field = several, files = [], added, underWay = [] }: Given) {
  const { accepted, replaced, problems } = chooseFiles(field, files, added, ({ name }) => underWay.includes(name));
  const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  return { accepted: namesOf(accepted), replaced: namesOf(replaced), problems: problems.map(({ problem }) => problem) };
}

const [a, b, c, d] = [file('a.jpg'), file('b.jpg'), file('c.jpg'), file('d.jpg')] as const;

test.each<[string, Given, string[]]>([
  ['takes all files that it allows', { added: [a, b] }, ['a.jpg', 'b.jpg']],
  ['takes a file that was chosen twice only once', { added: [a, b, a] }, ['a.jpg', 'b.jpg']],
  ['does not take a file again that is already uploaded', { files: [uploaded('a.jpg')], added: [a, b] }, ['b.jpg']],
  ['does not take a file again that is being uploaded', { files: [a], added: [a, b], underWay: ['a.jpg'] }, ['b.jpg']],
  ['continues the upload of an incomplete file', { files: [a, uploaded('b.jpg')], added: [a] }, ['a.jpg']],
  ['takes another file of the same name', { files: [uploaded('a.jpg', 11)], added: [a] }, ['a.jpg']],
  ['takes another file of the same size', { files: [uploaded('b.jpg')], added: [a] }, ['a.jpg']],
  ['does not count a file that it refuses toward its limit', { files: [file('x.exe'), a], added: [b] }, ['b.jpg']],
  ['takes the last of several files when it allows only one', { field: single, added: [a, b] }, ['b.jpg']],
])('a file field %s', (_what, given, accepted) => {
  expect(choice(given)).toEqual({ accepted, replaced: [], problems: [] });
});

test('a file field refuses a file of a type that it does not allow', () => {
  expect(choice({ added: [file('a.png')] })).toMatchObject({
    accepted: [],
    problems: [texts.fileTypeMessage(['jpg'])],
  });
});

test('a file field that names no types allows those that Gravity Forms allows', () => {
  const unlimited = { ...several, allowedExtensions: [] };
  expect(choice({ field: unlimited, added: [file('a.png'), file('a.php')] })).toMatchObject({
    accepted: ['a.png'],
    problems: [texts.fileTypeMessage([])],
  });
});

test('the refusal of one file names its reason without affecting the other files', () => {
  expect(choice({ added: [file('a.exe'), b, file('c.jpg', 2_000_000)] })).toEqual({
    accepted: ['b.jpg'],
    replaced: [],
    problems: [texts.fileTypeMessage(['jpg']), texts.fileSizeMessage(0)],
  });
});

test('a file field refuses files beyond its limit, including the files that it already has', () => {
  const tooMany = texts.fileCountMessage(3, 2);
  expect(choice({ added: [a, b, c, d] })).toMatchObject({ accepted: ['a.jpg', 'b.jpg'], problems: [tooMany, tooMany] });
  expect(choice({ files: [uploaded('a.jpg'), b], added: [c] })).toMatchObject({ accepted: [], problems: [tooMany] });
});

test('a refused file keeps its name and size', () => {
  expect(chooseFiles(several, [], [file('a.exe', 7)], () => false).problems).toEqual([
    { name: 'a.exe', size: 7, problem: texts.fileTypeMessage(['jpg']) },
  ]);
});

test.each<[string, ChosenFile[], ReturnType<typeof file>, string[], string[]]>([
  ['another file replaces the uploaded one', [uploaded('a.jpg')], b, ['b.jpg'], ['a.jpg']],
  ['the same file continues its upload', [a], a, ['a.jpg'], []],
  ['a refused file does not replace the uploaded one', [uploaded('a.jpg')], file('b.exe'), [], []],
])('when only one file is allowed, %s', (_what, files, added, accepted, replaced) => {
  expect(choice({ field: single, files, added: [added] })).toMatchObject({ accepted, replaced });
});
