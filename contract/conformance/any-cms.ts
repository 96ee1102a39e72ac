/** The suites against the CMS of `CONFORMANCE_CMS`, for `npm run conformance`. With `CONFORMANCE_WRITE=1` also those that write. */
import { basicAuthorization, splitCredentials } from '../../runtime/basic-auth.ts';
import { ownHeaders } from '../http/headers.ts';
import { connectionsSuite } from './connections.ts';
import { equivalents } from './equivalents.ts';
import { errorEnvelopesSuite } from './error-envelopes.ts';
import { formSubmissionsSuite } from './form-submissions.ts';
import { globalIdsSuite } from './global-ids.ts';
import { hiddenContentSuite } from './hidden-content.ts';
import { recordedResponsesSuite } from './recorded-responses.ts';
import { persistedQueriesSuite, requestsSuite } from './requests.ts';
import { sessionsSuite } from './sessions.ts';
import type { Subject } from './subject.ts';
import { touchedNodesSuite } from './touched-nodes.ts';
import { walkingSuite } from './walking.ts';

const { CONFORMANCE_CMS: requestUrl = '', CONFORMANCE_WRITE, CMS_SECRET: secret = '' } = process.env;
const { url: baseUrl } = splitCredentials(requestUrl);
const { CONFORMANCE_USER: username = '', CONFORMANCE_PASSWORD: password = '' } = process.env;

const reached: Subject = {
  fetch(path, init) {
    const headers = new Headers(init?.headers);
    const { authorization } = basicAuthorization(requestUrl);
    if (authorization) {
      headers.set(ownHeaders.authorization, headers.get('authorization') ?? '');
      headers.set('authorization', authorization);
    }
    return fetch(`${baseUrl}${path}`, { redirect: 'manual', ...init, headers });
  },
  urls: {},
};
const cms: Subject = { ...reached, ...(await equivalents(reached)) };
const subject = () => cms;

recordedResponsesSuite('responses', subject, 'other');
errorEnvelopesSuite('errors', subject);
connectionsSuite('connections', subject);
walkingSuite('walking', subject);
hiddenContentSuite('hidden content', subject);
requestsSuite('requests', subject);
globalIdsSuite('global IDs', subject);
touchedNodesSuite('tags', subject);

if (CONFORMANCE_WRITE === '1') {
  persistedQueriesSuite('persisted queries', subject);
  formSubmissionsSuite('submissions', subject);
  if (username !== '') sessionsSuite('sessions', subject, () => ({ username, password, secret, baseUrl }));
}
