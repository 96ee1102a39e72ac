import { testServer } from '@headwater/tools/test-server.ts';
import { expect, test } from 'vitest';
import { createAuthorizer } from '../../cms-client/authorize.ts';
import { runSecretCheck } from './secret-check.ts';

/** A CMS that responds to the check with these statuses, one after the other; 0 breaks the connection. */
async function startCms(...statuses: number[]) {
  const requests: string[] = [];
  const { url } = await testServer((req, res) => {
    requests.push(`${req.method} ${req.url} ${req.headers['x-faustwp-secret']}`);
    const status = statuses.shift() ?? 200;
    if (status === 0) return void res.destroy();
    res.writeHead(status, { 'content-type': 'application/json' }).end('"response"');
  });
  return { requests, url };
}

async function linesOf(url: string, secret: string): Promise<{ lines: string[]; pauses: number[] }> {
  const lines: string[] = [];
  const pauses: number[] = [];
  const { checkSecret } = createAuthorizer({ url, secret });
  await runSecretCheck({
    checkSecret,
    warn: (line) => void lines.push(line),
    pause: async (milliseconds) => void pauses.push(milliseconds),
  });
  return { lines, pauses };
}

test('checks the secret with FaustWP’s endpoint, and logs nothing about a valid one', async () => {
  const cms = await startCms(200);
  expect((await linesOf(cms.url, 'shared')).lines).toEqual([]);
  expect(cms.requests).toEqual(['POST /?rest_route=/faustwp/v1/validate_secret_key shared']);
});

test('reports an empty secret without a request', async () => {
  const cms = await startCms();
  const { lines } = await linesOf(cms.url, '');
  expect(lines).toEqual([expect.stringMatching(/^CMS_SECRET is empty: .+ Set it to /)]);
  expect(cms.requests).toEqual([]);
});

test.each([401, 403])('reports a secret to which the CMS responds with %i', async (status) => {
  const cms = await startCms(status);
  const { lines } = await linesOf(cms.url, 'wrong');
  expect(lines).toEqual([expect.stringMatching(/^The CMS refuses CMS_SECRET: .+ Set it to /)]);
  expect(lines.join()).not.toContain('"wrong"');
});

test('reports a CMS without FaustWP', async () => {
  const cms = await startCms(404);
  expect((await linesOf(cms.url, 'shared')).lines).toEqual([expect.stringContaining('Activate the plugin FaustWP')]);
});

test('retries a CMS that does not respond yet without a report', async () => {
  const cms = await startCms(0, 503, 401);
  const { lines, pauses } = await linesOf(cms.url, 'wrong');
  expect(pauses).toEqual([30_000, 30_000]);
  expect(lines).toEqual([expect.stringContaining('The CMS refuses CMS_SECRET')]);
});
