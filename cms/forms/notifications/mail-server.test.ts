import { startSmtpStandIn } from '@headwater/runtime/testing/smtp-stand-in.ts';
import { expect, onTestFinished, test } from 'vitest';
import type { ComposedMail } from './compose-mail.ts';
import { mailServer } from './mail-server.ts';

const mail: ComposedMail = {
  envelope: { from: 'site@example.com', to: ['desk@example.com', 'boss@example.com'] },
  build: async ({ keepsBcc }) => Buffer.from(`Subject: ${keepsBcc ? 'with' : 'without'} blind copies\r\n\r\nHello`),
};

async function startServer() {
  const smtp = await startSmtpStandIn();
  onTestFinished(smtp.close);
  return smtp;
}

test('sends a mail to every recipient of its envelope, without the addresses of blind copies in it', async () => {
  const smtp = await startServer();
  const server = mailServer(smtp.url);
  await server.put('entry-1-office', mail);
  expect(smtp.mails).toEqual([{ ...mail.envelope, text: 'Subject: without blind copies\r\n\r\nHello' }]);
  expect(server.outcome).toBe('sent');
});

test('throws the server’s answer when it refuses a mail', async () => {
  const smtp = await startServer();
  smtp.isRefusing = true;
  await expect(mailServer(smtp.url).put('entry-1-office', mail)).rejects.toThrow('452 Insufficient storage');
});
