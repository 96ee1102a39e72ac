import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { goodToken, openDoor, submission } from './testing/forms-door.ts';

/** A CMS that takes every question and answers none. */
async function startSilentCms() {
  const cms = { url: '', asked: 0, open: 0 };
  const server = createServer((_req, res) => {
    cms.asked += 1;
    cms.open += 1;
    res.once('close', () => {
      cms.open -= 1;
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  cms.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return cms;
}

test.each([
  ['with JavaScript', JSON.stringify(submission()), 'application/json'],
  [
    'without JavaScript',
    new URLSearchParams({ hw_token: goodToken(), hw_page: '/', input_1: 'Ada' }).toString(),
    'application/x-www-form-urlencoded',
  ],
])(
  'a form that only the silent CMS knows is answered while the CMS is still asked, sent %s',
  async (_how, body, type) => {
    const cms = await startSilentCms();
    const door = await openDoor({ cmsUrl: cms.url, answerTimeoutMs: 100 });
    const answer = await door.raw(body, { 'content-type': type });
    expect(answer.status).toBe(503);
    expect(answer.json ?? door.views[0]?.answer).toMatchObject({ status: 'failed', code: 'unavailable' });
    // The first question is still open, for whoever sends the form next.
    await vi.waitFor(() => expect(cms).toMatchObject({ asked: 1, open: 1 }));
  },
);
