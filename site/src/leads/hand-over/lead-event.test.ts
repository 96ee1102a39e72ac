import { expect, test } from 'vitest';
import { aField, aForm } from '../../forms/testing/build-form.ts';
import type { LeadContent } from '../lead.ts';
import { readFileLink } from './file-link.ts';
import { leadEvent } from './lead-event.ts';

const form = aForm([
  aField('NAME', 1, { label: 'Your name' }),
  aField('EMAIL', 2, { label: 'Email' }),
  aField('PHONE', 3, { label: 'Phone' }),
  aField('TEXTAREA', 4, { label: 'Message' }),
  aField('FILEUPLOAD', 5, { label: 'Drawing' }),
]);
const upload = '0f8fad5b-d9cb-469f-a165-70867728950e';
const content: LeadContent = {
  values: [
    { id: 1, nameValues: { first: 'Ada', last: 'Lovelace' } },
    { id: 2, emailValues: { value: 'ada@example.com' } },
    { id: 3, value: '+1 555 0100' },
    { id: 4, value: '=HYPERLINK("x")\n</script>\u0000\ud800' },
  ],
  entryMeta: { ip: '192.0.2.1', sourceUrl: 'https://pumps.example/contact/', userAgent: 'Browser' },
  hasCaptcha: false,
  files: [{ fieldId: 5, upload, name: 'pump.pdf', size: 9, isMultiple: false }],
};
const lead = {
  ...({ key: '3c16a9d0-0000-4000-8000-000000000001', formId: 7, state: 'accepted', flags: ['unverified'] } as const),
  ...{ acceptedAt: Date.UTC(2026, 10, 27, 8), entryId: null, content },
};

test('an event has the contact, the answers with their labels, and files as links that end', () => {
  const { files, ...event } = leadEvent(lead, form, 'https://pumps.example', Date.UTC(2026, 11, 4, 8));
  expect(event).toEqual({
    ...{ version: 1, event: lead.key, reference: '3c16a9d0', site: 'https://pumps.example' },
    ...{ accepted: '2026-11-27T08:00:00.000Z', form: { id: 7, title: form.title } },
    ...{ page: 'https://pumps.example/contact/', flags: ['unverified'], entry: null },
    contact: { email: 'ada@example.com', phone: '+1 555 0100', firstName: 'Ada', lastName: 'Lovelace' },
    answers: [
      { field: 1, label: 'Your name', text: 'Ada, Lovelace' },
      { field: 2, label: 'Email', text: 'ada@example.com' },
      { field: 3, label: 'Phone', text: '+1 555 0100' },
      { field: 4, label: 'Message', text: '=HYPERLINK("x")\n</script>\u0000\ud800' },
    ],
    representative: null,
    request: [],
  });
  const [{ url = '', ...file } = {}] = files;
  expect(file).toEqual({ field: 5, name: 'pump.pdf', bytes: 9, until: '2026-12-04T08:00:00.000Z' });
  expect(readFileLink(new URL(url).pathname, Date.UTC(2026, 11, 4, 7))).toEqual({ upload });
});

test('an event of a form that is not known any more has what the visitor wrote, without labels', () => {
  const event = leadEvent(lead, undefined, 'https://pumps.example', 0);
  expect(event.form).toEqual({ id: 7, title: null });
  expect(event.contact).toEqual({ email: null, phone: null, firstName: null, lastName: null });
  expect(event.answers[0]).toEqual({ field: 1, label: null, text: 'Ada, Lovelace' });
});

test("an event has neither the visitor's IP address nor the browser", () => {
  const text = JSON.stringify(leadEvent(lead, form, 'https://pumps.example', 0));
  expect(text).not.toMatch(/192\.0\.2|Browser/);
});

test("an event has the lines of the visitor's request by their meaning", () => {
  const columns = ['Qty', 'Part number', 'Note'];
  const withList = aForm([aField('LIST', 6, { prefill: 'request_list', columns })]);
  const values = [{ id: 6, listValues: [{ rowValues: ['2', 'SN-3040', '<b>'] }] }];
  const event = leadEvent({ ...lead, content: { ...content, values } }, withList, 'https://pumps.example', 0);
  expect(event.request).toEqual([{ number: 'SN-3040', description: '', quantity: '2', duty: '', note: '<b>' }]);
});

test('an event names the representative that the site put into the hidden field for it', () => {
  const named = aForm([aField('HIDDEN', 8, { prefill: 'representative' })]);
  const event = leadEvent(
    { ...lead, content: { ...content, values: [{ id: 8, value: 'North LLC' }] } },
    named,
    'https://pumps.example',
    0,
  );
  expect(event.representative).toBe('North LLC');
});
