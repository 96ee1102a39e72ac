import type { Form, Notification } from '@headwater/gravity-forms/definition/form.ts';
import { fileUrl } from '@headwater/gravity-forms/entries/file-url.ts';
import type { StoredValues } from '@headwater/gravity-forms/fields/field-kind.ts';
import { notificationTexts } from '@headwater/gravity-forms/notifications/notification-texts.ts';
import type { MergeSource } from '@headwater/gravity-forms/submission/merge-tags.ts';
import { expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';

const form: Form = {
  id: 1,
  title: 'Contact',
  fields: [
    { type: 'NAME', id: 1, label: 'Name' },
    { type: 'EMAIL', id: 2, label: 'Email' },
    { type: 'TEXTAREA', id: 3, label: 'Message' },
  ],
  confirmations: [],
};

const notification: Notification = {
  id: 'sales',
  name: 'Sales',
  to: { address: 'sales@example.com' },
  from: 'website@example.com',
  fromName: 'Website',
  replyTo: '{Email:2}',
  subject: 'From {Name:1}',
  message: 'See below.\n\n{all_fields}',
};

const values: StoredValues = { '1.3': 'Ada', '1.6': 'Lovelace', 2: 'ada@example.com', 3: 'Flow & head?\nThanks.' };

function sourceOf(stored: StoredValues): MergeSource {
  return {
    form,
    values: stored,
    entryId: 7,
    dateCreated: '2026-03-04T05:06:07.000Z',
    sourceUrl: 'https://pumps.example/contact/',
    ip: null,
    userAgent: null,
    adminEmail: 'office@example.com',
  };
}

async function mailOf(changed: Partial<Notification> = {}, stored: StoredValues = values): Promise<string | undefined> {
  const mail = composeMail({ ...notification, ...changed }, sourceOf(stored), 'cms.example');
  return mail.envelope.to.length > 0 ? (await mail.build({ keepsBcc: true })).toString() : undefined;
}

/** Header lines with folded continuations joined, up to the first empty line. */
function headersOf(mail = ''): string[] {
  const [head = ''] = mail.split('\r\n\r\n');
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}

function namesOf(mail: string | undefined): string[] {
  return headersOf(mail).map((line) => line.split(':')[0]?.toLowerCase() ?? '');
}

test('a mail has one line for each header of its notification', async () => {
  expect(headersOf(await mailOf())).toEqual(
    expect.arrayContaining([
      'From: Website <website@example.com>',
      'To: sales@example.com',
      'Reply-To: ada@example.com',
      'Subject: From Ada Lovelace',
    ]),
  );
});

test('a mail has the date and the number of its entry', async () => {
  expect(headersOf(await mailOf())).toEqual(
    expect.arrayContaining(['Message-ID: <entry-7-sales@cms.example>', 'Date: Wed, 04 Mar 2026 05:06:07 +0000']),
  );
});

test('a mail has its text as HTML and as plain text', async () => {
  const mail = await mailOf();
  expect(mail).toContain('<th align=3D"left" valign=3D"top">Message</th><td>Flow &amp; head?<br =\r\n/>Thanks.</td>');
  expect(mail).toContain('Message: Flow & head?\r\nThanks.');
});

const attacks = [
  'x\r\nBcc: victim@example.net',
  'x\nBcc: victim@example.net',
  'x\rBcc: victim@example.net',
  'x\u0000\u0085Bcc: v@example.net',
];

test.each(attacks)('a name like %j adds no header and no recipient', async (name) => {
  const ordinary = namesOf(await mailOf());
  const attacked = await mailOf({ fromName: '{Name:1}' }, { ...values, '1.3': name });
  expect(namesOf(attacked).toSorted()).toEqual(ordinary.toSorted());
  expect(headersOf(attacked).find((line) => line.startsWith('To:'))).toBe('To: sales@example.com');
});

test.each([
  'ada@example.com, victim@example.net',
  'ada@example.com\r\nBcc: victim@example.net',
  '"Ada" <ada@example.com>',
  'not an address',
])('sends no mail to an address like %j', async (email) => {
  const stored = { ...values, 2: email };
  expect(namesOf(await mailOf({}, stored))).not.toContain('reply-to');
  expect(await mailOf({ to: { fieldId: 2 } }, stored)).toBeUndefined();
});

test('sends a visitor mail at the typed address', async () => {
  expect(headersOf(await mailOf({ to: { fieldId: 2 } }))).toContain('To: ada@example.com');
});

const urlOf = (name: string) => fileUrl('https://cms.example', 1, 4, { name, size: 3, hash: 'abc' });
const linkTo = (name: string, shown: string) => `<a href="${urlOf(name).replaceAll('&', '&amp;')}">${shown}</a>`;

function textsWithFiles() {
  const fields: Form['fields'] = [
    { type: 'FILEUPLOAD', id: 4, label: 'Plans', canAcceptMultipleFiles: true },
    { type: 'POST_IMAGE', id: 5, label: 'Photo' },
  ];
  const stored = {
    4: JSON.stringify([urlOf('a&b.pdf'), urlOf('c.pdf')]),
    5: [urlOf('well.jpg'), 'The <b> well', '', '', 'A well'].join('|:|'),
  };
  return notificationTexts(notification, { ...sourceOf(stored), form: { ...form, fields } });
}

test('a mail links files by their names, each on a line', () => {
  const { html, text } = textsWithFiles();
  expect(html).toContain(`<td>${linkTo('a&b.pdf', 'a&amp;b.pdf')}<br />${linkTo('c.pdf', 'c.pdf')}</td>`);
  expect(text).toContain(`Plans: a&b.pdf: ${urlOf('a&b.pdf')}\nc.pdf: ${urlOf('c.pdf')}\n`);
});

test('a mail shows the texts of a picture below its link', () => {
  const { html, text } = textsWithFiles();
  const photo = linkTo('well.jpg', 'well.jpg');
  expect(html).toContain(`<td>${photo}<br />Title: The &lt;b&gt; well<br />Alternative text: A well</td>`);
  expect(text).toContain(`Photo: well.jpg: ${urlOf('well.jpg')}\nTitle: The <b> well\nAlternative text: A well`);
});

test('escapes markup that a visitor typed, in the mail and its table', async () => {
  const mail = await mailOf(
    { message: '<p>{Message:3}</p>{all_fields}' },
    { ...values, 3: '<img src=x onerror=alert(1)>' },
  );
  const [, html = ''] = mail?.split('Content-Type: text/html') ?? [];
  expect(html).not.toContain('<img');
  expect(html).toContain('<p>&lt;img src');
});

test('{all_fields:nohidden} leaves hidden fields out of a visitor’s copy', async () => {
  const mailWith = async (message: string) => {
    const mail = composeMail(
      { ...notification, message },
      {
        entryId: 7,
        dateCreated: '2026-03-04T05:06:07.000Z',
        sourceUrl: null,
        ip: null,
        userAgent: null,
        form: {
          ...form,
          fields: [
            ...form.fields,
            { type: 'TEXT', id: 4, label: 'Domestic', visibility: 'HIDDEN' },
            { type: 'HIDDEN', id: 5, label: 'gclid' },
          ],
        },
        values: { ...values, 4: 'Domestic', 5: 'click' },
        adminEmail: 'office@example.com',
      },
      'cms.example',
    );
    return (await mail.build({ keepsBcc: true })).toString();
  };
  const forOffice = await mailWith('{all_fields}');
  expect(forOffice).toContain('Domestic: Domestic');
  expect(forOffice).toContain('gclid: click');
  const forVisitor = await mailWith('{all_fields:nohidden}');
  expect(forVisitor).toContain('Name: Ada Lovelace');
  expect(forVisitor).not.toMatch(/Domestic|gclid/);
});

test('does not replace a merge tag that a visitor typed', async () => {
  const mail = await mailOf({ message: '{Message:3}' }, { ...values, 3: '{admin_email}' });
  expect(mail).toContain('{admin_email}');
  expect(mail).not.toContain('office@example.com');
});

test('marks mail as auto-generated, so that no out-of-office reply follows', async () => {
  expect(await mailOf()).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
});

test.each<[string, Partial<Notification>, string[]]>([
  ['the recipient', {}, ['sales@example.com']],
  ['the recipient and the blind copy', { bcc: 'boss@example.com' }, ['sales@example.com', 'boss@example.com']],
  ['the recipient alone when the blind copy has no valid address', { bcc: 'boss' }, ['sales@example.com']],
  [
    'each address of a list',
    { to: { address: 'a@example.com, b@example.com;c@example.com' } },
    ['a', 'b', 'c'].map((name) => `${name}@example.com`),
  ],
  [
    'addresses with blanks between them',
    { to: { address: ' a@example.com b@example.com ' } },
    ['a@example.com', 'b@example.com'],
  ],
  ['an address with a name', { to: { address: '"Lab, West" <lab@example.com>' } }, ['lab@example.com']],
  [
    'a field and an address',
    { to: { address: '{Email, if any:2}, b@example.com' } },
    ['ada@example.com', 'b@example.com'],
  ],
  ['an address beside an empty field', { to: { address: '{:9}, b@example.com' } }, ['b@example.com']],
  [
    'copies and blind copies',
    { cc: 'c@example.com', bcc: 'd@example.com, Boss <e@example.com>' },
    ['sales', 'c', 'd', 'e'].map((name) => `${name}@example.com`),
  ],
  ['no one without a recipient, whoever gets copies', { to: { fieldId: 9 }, cc: 'c@example.com' }, []],
])('a mail server gets a mail for %s', async (_whom, changed, to) => {
  const mail = composeMail({ ...notification, ...changed }, sourceOf(values), 'cms.example');
  expect(mail.envelope).toEqual({ from: 'website@example.com', to });
});

const route = (address: string, fieldId: number, value: string) => ({
  address,
  fieldId,
  value,
  operator: 'IS' as const,
});

test('a mail goes to the addresses whose rules match', () => {
  const routes = [
    route('bobs@example.com', 1, 'Bob'),
    route('a@example.com', 3, 'Farm'),
    route('b@example.com, {Email:2}', 3, 'mining'),
    { ...route('hidden@example.com', 4, 'x'), operator: 'IS_NOT' as const },
  ];
  const hidden = {
    type: 'TEXT',
    id: 4,
    conditionalLogic: { actionType: 'HIDE', logicType: 'ALL', rules: [route('', 3, 'Mining')] },
  } as const;
  const source = { ...sourceOf({ ...values, 3: 'Mining' }), form: { ...form, fields: [...form.fields, hidden] } };
  const { envelope } = composeMail({ ...notification, to: { routes } }, source, 'cms.example');
  expect(envelope.to).toEqual(['b@example.com', 'ada@example.com']);
});

test('a mail has the names of its recipients, and its copies', async () => {
  const headers = headersOf(
    await mailOf({ to: { address: 'Lab <lab@example.com>' }, cc: '{Name:1} <{Email:2}>, b@example.com' }),
  );
  expect(headers).toEqual(
    expect.arrayContaining(['To: Lab <lab@example.com>', 'Cc: Ada Lovelace <ada@example.com>, b@example.com']),
  );
});

test('a mail comes from the administrator where its sender has no address', () => {
  expect(composeMail({ ...notification, from: '{Email:9}' }, sourceOf(values), 'cms.example').envelope.from).toBe(
    'office@example.com',
  );
});

test('a mail names the recipients that stand for no address, in the words of the editor', () => {
  const list = { to: { address: 'a@example.com, {Message:3}, Lab' }, bcc: 'boss@' };
  expect(composeMail({ ...notification, ...list }, sourceOf(values), 'cms.example').refused).toEqual([
    '{Message:3}',
    'Lab',
    'boss@',
  ]);
});

test('the blind copy’s address is left out when the server has it in the envelope', async () => {
  const mail = composeMail({ ...notification, bcc: 'boss@example.com' }, sourceOf(values), 'cms.example');
  const build = async (keepsBcc: boolean) => namesOf((await mail.build({ keepsBcc })).toString());
  expect(await build(false)).not.toContain('bcc');
  expect(await build(true)).toContain('bcc');
  expect(await build(false)).not.toContain('bcc');
});

test('every line of a mail ends as mail servers expect', async () => {
  const lines = (await mailOf({ message: 'One\n\nTwo' }))?.split('\n') ?? [];
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.slice(0, -1).filter((line) => !line.endsWith('\r'))).toEqual([]);
});
