import { expect, test } from 'vitest';
import type { Form, Notification } from '../definition/form.ts';
import { confirm } from '../submission/confirm.ts';
import type { MergeSource } from '../submission/merge-tags.ts';
import { storedValues } from '../submission/stored-values.ts';
import { notificationTexts } from './notification-texts.ts';

const form: Form = {
  id: 3,
  title: 'Faults',
  fields: [
    { type: 'TEXTAREA', id: 1, label: 'Fault', hasRichTextEditor: true },
    { type: 'TEXTAREA', id: 2, label: 'Notes' },
  ],
  confirmations: [],
};
const source: MergeSource = {
  form,
  values: { 1: '<p>It <b>drips</b> &amp; hums</p><ul><li>seal</li></ul>', 2: '<b>notes</b>' },
  entryId: 1,
  dateCreated: '2026-03-04T05:06:07.000Z',
  sourceUrl: null,
  ip: null,
  userAgent: null,
  adminEmail: 'office@example.com',
  cleanHtml: (html) => html.replaceAll('b>', 'strong>'),
};
const notification: Notification = {
  id: 'n',
  name: 'Admin',
  to: { address: 'office@example.com' },
  from: 'site@example.com',
  subject: 'Fault: {Fault:1}',
  message: 'Hello\nall,\n\n{Fault:1}\n\n{Notes:2}',
};

test('a mail shows a formatted answer as cleaned HTML between its own paragraphs', () => {
  expect(notificationTexts(notification, source)?.html).toBe(
    '<p>Hello<br />\nall,</p>\n<p>It <strong>drips</strong> &amp; hums</p><ul><li>seal</li></ul>\n' +
      '<p>&lt;b&gt;notes&lt;/b&gt;</p>\n',
  );
});

test('the subject and the plain part of a mail have a formatted answer as text', () => {
  const texts = notificationTexts(notification, source);
  expect(texts?.subject).toBe('Fault: It drips & hums - seal');
  expect(texts?.text).toBe('Hello\nall,\n\nIt drips & hums\n\n- seal\n\n<b>notes</b>');
});

test('a list of all answers has a formatted answer as HTML', () => {
  const { html } = notificationTexts({ ...notification, message: '{all_fields}' }, source) ?? {};
  expect(html).toContain('<td><p>It <strong>drips');
});

test('a list of all answers has a formatted answer as text where nothing can clean it', () => {
  const unclean = { ...source, cleanHtml: undefined };
  const { html } = notificationTexts({ ...notification, message: '{all_fields}' }, unclean) ?? {};
  expect(html).toContain('<td>It drips &amp; hums<br /><br />- seal</td>');
});

test('a confirmation shows a formatted answer as HTML', () => {
  const places = { baseUrl: 'http://cms.test', pageUri: () => undefined };
  const { message } = confirm(
    { id: 'c', name: 'Default', isDefault: true, type: 'MESSAGE', message: '{Fault:1}' },
    source,
    places,
  );
  expect(message).toContain('<p>It <strong>drips</strong>');
});

test('only answers that are HTML are cleaned before they are stored', () => {
  const posted = new Map([
    ['1', '<b>x</b>'],
    ['2', '<b>x</b>'],
  ]);
  expect(storedValues(form, posted, () => 'cleaned')).toEqual({ 1: 'cleaned', 2: '<b>x</b>' });
});
