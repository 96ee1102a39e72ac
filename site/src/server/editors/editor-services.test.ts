import { expect, test } from 'vitest';
import { createCmsClient } from '../../cms-client/cms-client.ts';
import { env } from '../../config/env.ts';
import { temporaryPreviewLinks } from '../../editors/preview/testing/temporary-preview-links.ts';
import { noSharedSessions } from '../../editors/sign-in/shared-sessions.ts';
import { createEditorServices, createSessions } from './editor-services.ts';

/** What the page of an editor gets whose request names this host. */
function servicesFor(host: string | undefined) {
  const client = createCmsClient({ url: 'http://127.0.0.1:9', method: 'GET', persistedQueries: false });
  const [previewLinks, sessions] = [temporaryPreviewLinks(), createSessions(noSharedSessions)];
  const attempts: unknown[] = [];
  const exchange = {
    req: { headers: { host } },
    client: { address: '198.51.100.1', key: '198.51.100.1' },
    attempt: (...attempt: unknown[]) => void attempts.push(attempt),
  };
  const services = createEditorServices(client, previewLinks, sessions);
  const locals = services(exchange as unknown as Parameters<typeof services>[0]);
  return { ...locals, attempts, client, site: { previewLinks, sessions } };
}

test('an editor’s page gets the sessions, the preview links and the sign-in settings of the site', () => {
  const { editors, previewLinks, client, site } = servicesFor('localhost:4000');
  expect(previewLinks).toBe(site.previewLinks);
  expect(editors).toMatchObject({
    queryAsEditor: client.queryAsEditor,
    sessions: site.sessions,
    settings: { strategy: 'redirect', loginPageUrl: '/login' },
    cmsUrl: env.CMS_URL,
    // Unless SITE_URL is set, the host of the request says which origin is the site's own.
    siteUrl: undefined,
    origin: 'http://localhost:4000',
  });
});

test('without a host, the origin is that of the site', () => {
  expect(servicesFor(undefined).editors.origin).toBe(new URL(env.SITE_URL).origin);
});

test('renewed tokens and attempts to sign in are counted by client, and by account however it is written', async () => {
  const { editors, attempts } = servicesFor('localhost');
  await editors.limits.token();
  await editors.limits.password('  Ａda@Example.com ');
  expect(attempts).toEqual([['editor-tokens'], ['sign-ins'], ['passwords', 'ada@example.com']]);
});
