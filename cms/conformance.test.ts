import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectionsSuite } from '@headwater/contract/conformance/connections.ts';
import { errorEnvelopesSuite } from '@headwater/contract/conformance/error-envelopes.ts';
import { formSubmissionsSuite } from '@headwater/contract/conformance/form-submissions.ts';
import { globalIdsSuite } from '@headwater/contract/conformance/global-ids.ts';
import { hiddenContentSuite } from '@headwater/contract/conformance/hidden-content.ts';
import { recordedResponsesSuite } from '@headwater/contract/conformance/recorded-responses.ts';
import { persistedQueriesSuite, requestsSuite } from '@headwater/contract/conformance/requests.ts';
import { sessionsSuite } from '@headwater/contract/conformance/sessions.ts';
import type { Subject } from '@headwater/contract/conformance/subject.ts';
import { touchedNodesSuite } from '@headwater/contract/conformance/touched-nodes.ts';
import { walkingSuite } from '@headwater/contract/conformance/walking.ts';
import { afterAll } from 'vitest';
import { createCms } from './create-cms.ts';
import { nodeServer } from './http/node-server.ts';
import { loginOf } from './testing/browser.ts';
import { smallContent } from './testing/small-content.ts';

const folder = await mkdtemp(join(tmpdir(), 'headwater-cms-'));
const cms = await createCms({
  folder,
  startingContent: smallContent,
  baseUrl: 'http://cms.test',
  // The recorded redirects lead there.
  siteUrl: 'http://localhost:3000',
  secret: 'a-secret-for-tests-only',
});
const server = nodeServer(cms.fetch, (error) => {
  throw error;
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;

afterAll(async () => {
  server.close();
  server.closeAllConnections();
  cms.close();
  await rm(folder, { recursive: true });
});

const facts = {
  ...(await loginOf({ folder }, 'administrator')),
  secret: 'a-secret-for-tests-only',
  baseUrl: 'http://cms.test',
};

const inProcess: Subject = {
  fetch: (path, init) => cms.fetch(new Request(`http://cms.test${path}`, init)),
  urls: {},
};
const overHttp: Subject = {
  fetch: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init }),
  urls: {},
};

for (const [label, subject] of [
  ['in process', inProcess],
  ['over HTTP', overHttp],
] as const) {
  recordedResponsesSuite(label, () => subject);
  errorEnvelopesSuite(label, () => subject);
  connectionsSuite(label, () => subject);
  hiddenContentSuite(label, () => subject);
  requestsSuite(label, () => subject);
  persistedQueriesSuite(label, () => subject);
  walkingSuite(label, () => subject);
  formSubmissionsSuite(label, () => subject);
  globalIdsSuite(label, () => subject);
  touchedNodesSuite(label, () => subject);
  sessionsSuite(
    label,
    () => subject,
    () => facts,
  );
}
