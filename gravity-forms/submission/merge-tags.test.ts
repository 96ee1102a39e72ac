import { expect, test } from 'vitest';
import { formattedDate } from './formatted-date.ts';
import { type MergeSource, mergeTags } from './merge-tags.ts';

const source: MergeSource = {
  form: {
    id: 1,
    title: 'Installation',
    fields: [
      { type: 'TEXT', id: 1, label: 'Company' },
      { type: 'POST_IMAGE', id: 5, label: 'Photo', hasTitle: true },
      { type: 'POST_IMAGE', id: 6, label: 'Name plate' },
      { type: 'NUMBER', id: 7 },
      { type: 'NUMBER', id: 8, numberFormat: 'DECIMAL_COMMA' },
      { type: 'QUANTITY_NUMBER', id: 9, productField: 12, numberFormat: 'CURRENCY' },
      { type: 'TOTAL', id: 10 },
      { type: 'CHECKBOX', id: 11, choices: [{ text: 'By mail', value: 'mail' }] },
      { type: 'PRODUCT_SELECT', id: 12, choices: [{ text: 'DN 80', value: 'dn80', price: 25 }] },
      { type: 'OPTION_CHECKBOX', id: 13, productField: 12, choices: [{ text: 'Epoxy', value: 'epoxy', price: 15 }] },
    ],
    confirmations: [],
    notifications: [],
  },
  values: {
    1: 'Alder Creek',
    5: 'https://cms.example/a b.jpg|:|Our <b>hall|:|In May|:|From the door|:|A hall "with" a crane',
    6: 'https://cms.example/plate.jpg|:||:||:||:|',
    7: '-1234567.125',
    8: '1234.5',
    9: '1200',
    10: '1031.8',
    '11.1': 'mail',
    12: 'dn80|25',
    '13.1': 'epoxy|15',
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
  ['{Number:7}', '-1,234,567.125'],
  ['{Number:8}', '1.234,5'],
  ['{Number:8:value}', '1234,5'],
  ['{Quantity:9}', '$1,200.00'],
  ['{Total:10}', '$1,031.80'],
  ['{By:11}', 'By mail'],
  ['{By:11.1}', 'By mail'],
  ['{By:11.1:value}', 'mail'],
  ['{By:11.2}', ''],
  ['{Size:12}', 'DN 80'],
  ['{Size:12:value}', 'dn80'],
  ['{Finish:13.1}', 'Epoxy'],
  ['{Finish:13.1:value}', 'epoxy'],
])('the merge tag %s stands for "%s"', (tag, text) => {
  expect(mergeTags(tag, source, (value) => value)).toBe(text);
});

test.each([
  ['2026-01-05T00:07:09Z', 'Mon 05 5 Monday, 01 1 Jan January, 2026 26, 00 0 12 12 07 09 am AM'],
  ['2025-12-31T12:30:00Z', 'Wed 31 31 Wednesday, 12 12 Dec December, 2025 25, 12 12 12 12 30 00 pm PM'],
  ['2008-11-09T21:05:59Z', 'Sun 09 9 Sunday, 11 11 Nov November, 2008 08, 21 21 09 9 05 59 pm PM'],
])('the time %s in every letter of a format is %s', (time, text) => {
  expect(formattedDate(time, 'format:D d j l, m n M F, Y y, H G h g i s a A')).toBe(text);
});

test.each([
  ['{date_created}', 'November 23, 2026'],
  ['{date_created:format:d.m.Y H\\:i}', '23.11.2026 05:00'],
  ['{today:time}', 'November 23, 2026 at 5:00 am'],
  ['{date_created:raw}', '2026-11-23 05:00:00'],
  ['{date_created:timestamp}', '1795410000'],
  ['{date_created:format:l, jS \\d\\a\\y}', 'Monday, 23S day'],
  ['{date_mdy} {date_dmy}', '11/23/2026 23/11/2026'],
  ['{entry_url}', 'https://cms.example/wp-admin/admin.php?page=gf_entries&view=entry&id=1&lid=7'],
  ['{referer}', 'https://site.example/contact/'],
  ['[{user:display_name}{created_by:user_email}{embed_post:post_title}{custom_field:x}]', '[]'],
  ['{Unknown} {constructor}', '{Unknown} {constructor}'],
])('in a text, %s is "%s"', (tag, text) => {
  const visit = { sourceUrl: 'https://site.example/contact/', baseUrl: 'https://cms.example' };
  expect(mergeTags(tag, { ...source, ...visit }, (value) => value)).toBe(text);
});

test('merge tags of a picture that was not sent are empty', () => {
  const tags = '[{Photo:5}{Photo:5:title}{Photo:5:alt}]';
  expect(mergeTags(tags, { ...source, values: {} }, (value) => value)).toBe('[]');
});

test("a picture's texts are escaped, because visitors type them", () => {
  expect(mergeTags('{Photo:5:title}', source, (value) => value.replaceAll('<', '&lt;'))).toBe('Our &lt;b>hall');
});
