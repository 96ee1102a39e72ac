import { expect, test } from 'vitest';
import { type MergeSource, mergeTags } from './merge-tags.ts';

const source: MergeSource = {
  form: {
    id: 1,
    title: 'Installation',
    fields: [
      { type: 'TEXT', id: 1, label: 'Company' },
      { type: 'POST_IMAGE', id: 5, label: 'Photo', hasTitle: true },
      { type: 'POST_IMAGE', id: 6, label: 'Name plate' },
    ],
    confirmations: [],
    notifications: [],
  },
  values: {
    1: 'Alder Creek',
    5: 'https://cms.example/a b.jpg|:|Our <b>hall|:|In May|:|From the door|:|A hall "with" a crane',
    6: 'https://cms.example/plate.jpg|:||:||:||:|',
  },
  entryId: 7,
  dateCreated: '2026-11-23T05:00:00Z',
  sourceUrl: null,
  ip: null,
  userAgent: null,
  adminEmail: 'admin@works.test',
};

// As Gravity Forms 2.10 resolves them in texts.
test.each([
  ['{Photo:5}', 'https://cms.example/a%20b.jpg'],
  ['{Photo:5:title}', 'Our <b>hall'],
  ['{Photo:5:TITLE}', 'Our <b>hall'],
  ['{Photo:5:caption}', 'In May'],
  ['{Photo:5:description}', 'From the door'],
  ['{Photo:5:alt}', 'A hall "with" a crane'],
  ['{Photo:5:url}', 'https://cms.example/a%20b.jpg'],
  ['{Photo:5:value}', 'https://cms.example/a%20b.jpg'],
  ['{Photo:5:constructor}', 'https://cms.example/a%20b.jpg'],
  ['{Photo:5: title}', 'https://cms.example/a%20b.jpg'],
  ['{Photo:5:title,caption}', 'https://cms.example/a%20b.jpg'],
  ['{Photo:5.1}', 'https://cms.example/a%20b.jpg'],
  ['{Photo:5.4:caption}', 'In May'],
  ['{Name plate:6}', 'https://cms.example/plate.jpg'],
  ['{Name plate:6:title}', ''],
  ['{Company:1:title}', 'Alder Creek'],
])('the merge tag %s stands for "%s"', (tag, text) => {
  expect(mergeTags(tag, source, (value) => value)).toBe(text);
});

test('merge tags of a picture that was not sent are empty', () => {
  const tags = '[{Photo:5}{Photo:5:title}{Photo:5:alt}]';
  expect(mergeTags(tags, { ...source, values: {} }, (value) => value)).toBe('[]');
});

test("a picture's texts are escaped, because visitors type them", () => {
  expect(mergeTags('{Photo:5:title}', source, (value) => value.replaceAll('<', '&lt;'))).toBe('Our &lt;b>hall');
});
