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
  ['takes all files that the field allows', { added: [a, b] }, ['a.jpg', 'b.jpg']],
  ['takes a file once that was chosen twice', { added: [a, b, a] }, ['a.jpg', 'b.jpg']],
  ['does not take a file again that was uploaded', { files: [uploaded('a.jpg')], added: [a, b] }, ['b.jpg']],
  ['does not take a file again that is being uploaded', { files: [a], added: [a, b], underWay: ['a.jpg'] }, ['b.jpg']],
  ['continues a file that is incomplete', { files: [a, uploaded('b.jpg')], added: [a] }, ['a.jpg']],
  ['takes another file of the same name', { files: [uploaded('a.jpg', 11)], added: [a] }, ['a.jpg']],
  ['takes another file of the same size', { files: [uploaded('b.jpg')], added: [a] }, ['a.jpg']],
  ['does not count a file that the field refuses', { files: [file('x.exe'), a], added: [b] }, ['b.jpg']],
  ['takes the last of several where one is allowed', { field: single, added: [a, b] }, ['b.jpg']],
])('%s', (_what, given, accepted) => {
  expect(choice(given)).toEqual({ accepted, replaced: [], problems: [] });
});

test('takes only the type that the field allows, or all that Gravity Forms takes where it names none', () => {
  const picture = file('a.png');
  expect(choice({ added: [picture] })).toMatchObject({ accepted: [], problems: [texts.fileTypeMessage(['jpg'])] });
  const unlimited = { ...several, allowedExtensions: [] };
  expect(choice({ field: unlimited, added: [picture, file('a.php')] })).toMatchObject({
    accepted: ['a.png'],
    problems: [texts.fileTypeMessage([])],
  });
});

test('says of each file that is refused why, and takes the others', () => {
  expect(choice({ added: [file('a.exe'), b, file('c.jpg', 2_000_000)] })).toEqual({
    accepted: ['b.jpg'],
    replaced: [],
    problems: [texts.fileTypeMessage(['jpg']), texts.fileSizeMessage(0)],
  });
});

test('refuses the files beyond the limit of the field, counting those that it has', () => {
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
  ['another file replaces it', [uploaded('a.jpg')], b, ['b.jpg'], ['a.jpg']],
  ['the same file continues it', [a], a, ['a.jpg'], []],
  ['a refused file leaves it', [uploaded('a.jpg')], file('b.exe'), [], []],
])('where one file is allowed, %s', (_what, files, added, accepted, replaced) => {
  expect(choice({ field: single, files, added: [added] })).toMatchObject({ accepted, replaced });
});
