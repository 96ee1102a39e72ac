import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { startSmtpStandIn } from '@headwater/runtime/testing/smtp-stand-in.ts';
import { expect, onTestFinished, test } from 'vitest';
import type { SeedForm } from '../../starting-content/model.ts';
import { adminVisit } from '../../testing/admin-visit.ts';
import { startFormCms, submit } from '../../testing/form-cms.ts';

const section = '/wp-admin/admin.php?page=gf_entries&id=1';
const form: SeedForm = {
  id: 1,
  title: 'Contact',
  fields: [
    { type: 'TEXT', id: 1, label: 'Name' },
    { type: 'EMAIL', id: 2, label: 'Email' },
  ],
  confirmations: [],
  notifications: [
    {
      id: 'desk',
      name: 'Desk',
      to: { address: 'desk@example.com' },
      from: 'site@example.com',
      bcc: 'boss@example.com',
      subject: 'New',
      message: '{all_fields}',
    },
    { id: 'copy', name: 'Copy', to: { fieldId: 2 }, from: 'site@example.com', subject: 'Yours', message: 'Thanks' },
  ],
};

async function cmsWithEntry(smtpUrl?: string) {
  const cms = await startFormCms([form], smtpUrl === undefined ? {} : { smtpUrl });
  await submit(cms, { id: '1', fieldValues: [{ id: 1, value: 'Ada <b>' }] });
  return { cms, editor: await adminVisit(cms, 'editor') };
}

test('an entry shows what became of its mails', async () => {
  const { editor } = await cmsWithEntry();
  const page = await editor.page(`${section}&lid=1`);
  expect(page).toContain('Desk: written to the folder of mails');
  expect(page).toContain('Copy: not sent: it has no valid recipient');
});

test('an editor sends the mails of an entry again', async () => {
  const { cms, editor } = await cmsWithEntry();
  const folder = join(cms.folder, 'outbox');
  await rm(join(folder, 'entry-1-desk.eml'));
  await editor.send(`${section}&lid=1`, { do: 'resend' }, section);
  expect(await readdir(folder)).toEqual(['entry-1-desk.eml']);
});

/** A CMS with an entry whose mail waits because the mail server refused it. */
async function cmsWithRefusedMail() {
  const smtp = await startSmtpStandIn();
  onTestFinished(smtp.close);
  smtp.isRefusing = true;
  const opened = await cmsWithEntry(smtp.url);
  await opened.cms.forms.notify();
  return { ...opened, smtp };
}

test('a mail that the mail server refuses waits', async () => {
  const { editor, smtp } = await cmsWithRefusedMail();
  expect(smtp.mails).toEqual([]);
  expect(await editor.page(`${section}&lid=1`)).toContain('Desk: not sent yet: ');
  expect(await editor.page(section)).toContain('mail waits');
});

test('a refused mail goes out with the next one, each to every recipient', async () => {
  const { cms, editor, smtp } = await cmsWithRefusedMail();
  smtp.isRefusing = false;
  await submit(cms, { id: '1', fieldValues: [{ id: 1, value: 'Grace' }] });
  await cms.forms.notify();
  expect(smtp.mails).toMatchObject([
    { from: 'site@example.com', to: ['desk@example.com', 'boss@example.com'] },
    { to: ['desk@example.com', 'boss@example.com'] },
  ]);
  expect(smtp.mails.map(({ text }) => text).join()).not.toContain('boss@');
  expect(await editor.page(`${section}&lid=1`)).toContain('Desk: sent');
});

test('a mail server that does not respond delays no visitor', async () => {
  const silent = createServer();
  const sockets: Socket[] = [];
  silent.on('connection', (socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const { cms } = await cmsWithEntry(`smtp://127.0.0.1:${port}`);
  if (sockets.length === 0) await once(silent, 'connection');
  // The submission has its response, and the mail server has not responded.
  expect(cms.forms.log.mails(1)).toEqual([]);
  silent.close();
  for (const socket of sockets) socket.destroy();
  await cms.forms.notify();
  expect(cms.forms.log.mails(1)).toMatchObject([{ state: 'no-recipient' }, { name: 'Desk', state: 'failed' }]);
});

test('an entry shows the notes of editors as text', async () => {
  const { editor } = await cmsWithEntry();
  await editor.send(`${section}&lid=1`, { do: 'note', note: 'Called <i>her</i> back' }, section);
  await editor.send(`${section}&lid=1`, { do: 'note', note: '  ' }, section);
  const page = await editor.page(`${section}&lid=1`);
  expect(page).toContain('Called &lt;i&gt;her&lt;/i&gt; back');
  expect(page.match(/class="note"/g)).toHaveLength(1);
});

test('the download as JSON has stored values, answers and notes, and no IP addresses', async () => {
  const { editor } = await cmsWithEntry();
  await editor.send(`${section}&lid=1`, { do: 'note', note: 'Called' }, section);
  const response = await editor.get(`${section}&view=json`);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="entries-1-[\d-]+\.json"$/);
  const entries = await response.json();
  expect(entries[0]).not.toHaveProperty('ip');
  expect(entries).toMatchObject([
    {
      id: 1,
      formId: 1,
      status: 'ACTIVE',
      values: { 1: 'Ada <b>' },
      answers: [{ fieldId: 1, label: 'Name', text: 'Ada <b>' }, { label: 'Email' }],
      notes: [{ text: 'Called' }],
    },
  ]);
});
