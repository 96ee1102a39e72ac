import { testServer } from '@headwater/tools/test-server.ts';
import { expect, test, vi } from 'vitest';
import { goodToken, startFormsServer, submission } from './testing/forms-server.ts';

/** A CMS that accepts every request and responds to none. */
async function startSilentCms() {
  const cms = { url: '', requests: 0, pending: 0 };
  const { url } = await testServer((_req, res) => {
    cms.requests += 1;
    cms.pending += 1;
    res.once('close', () => {
      cms.pending -= 1;
    });
  });
  cms.url = url;
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
  'a form without a stored definition gets a 503 at the deadline while the CMS hangs, sent %s',
  async (_how, body, type) => {
    const cms = await startSilentCms();
    const site = await startFormsServer({ cmsUrl: cms.url, responseTimeoutMs: 100 });
    const response = await site.raw(body, { 'content-type': type });
    expect(response.status).toBe(503);
    expect(response.json ?? site.views[0]?.response).toMatchObject({ status: 'failed', code: 'unavailable' });
    // The request for the definition goes on, for the next submission of the form.
    await vi.waitFor(() => expect(cms).toMatchObject({ requests: 1, pending: 1 }));
  },
);
