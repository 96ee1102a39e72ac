import type { Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createLimitedServer, httpLimits } from '@headwater/runtime/http-limits.ts';
import { testServer } from '@headwater/tools/test-server.ts';
import { type CmsClient, createCmsClient } from '../../cms-client/cms-client.ts';
import { limits } from '../../cms-client/limits.ts';
import { createSharedResponses } from '../../cms-client/shared-responses.ts';
import type { ConsentRule } from '../../consent/consent-rule.ts';
import type { PageHandler } from '../../document/page-handler.ts';
import { createPageCache, type PageCache } from '../../page-cache/page-cache.ts';
import type { PageCacheOptions } from '../../page-cache/page-cache-options.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { createHealth } from '../operators/health.ts';
import { prepareErrorPages } from '../page/error-pages.ts';
import { createHitStep, type HitStep } from '../page/hit-step.ts';
import { createPipeline, type PipelineParts } from '../pipeline.ts';
import { createPageRenderer } from '../render-page.ts';
import { createRevalidate } from '../revalidation/revalidate.ts';
import { createSignatureCheck } from '../revalidation/signed-message.ts';
import { accessOfShop, limitsOf } from './route-listener.ts';

interface ListeningSite {
  port: number;
  cache: PageCache;
  hits: HitStep;
  server: Server;
}

interface SiteOptions {
  /** Replaces the built pages, which require a build. */
  handler: PageHandler;
  /** The client for the CMS; by default its CMS refuses connections. */
  client?: CmsClient;
  cache?: Partial<PageCacheOptions>;
  parts?: Partial<PipelineParts>;
  /** Milliseconds for which pages share responses, such as the menus. */
  sharedMs?: number;
  /** Shared with the CMS. */
  secret?: string;
  consentRule?: ConsentRule;
}

/** The site's listener with its guard, cache and limits on a free port, as `shop.example`, for one test. */
export async function startListeningSite({
  handler,
  client,
  cache,
  parts,
  sharedMs = limits.shared,
  secret = '',
  consentRule = { mode: 'required' },
}: SiteOptions): Promise<ListeningSite> {
  const cms = client ?? createCmsClient({ url: 'http://127.0.0.1:9', method: 'GET', persistedQueries: false });
  const render = createPageRenderer({ handler, client: cms, shared: createSharedResponses(cms, sharedMs) });
  const pages = createPageCache({
    render: (key, signal) => render(key, undefined, { signal }),
    maxBytes: 1e6,
    freshSeconds: 180,
    missing: { seconds: 60, budget: 40 },
    settleSeconds: 10,
    ...cache,
  });
  const hits = createHitStep({
    cache: pages,
    headers: securityHeaders(true),
    keepAliveSeconds: httpLimits.keepAlive / 1000,
    consentRule,
  });
  const listener = createPipeline({
    handler,
    client: cms,
    cache: pages,
    render,
    errorPages: await prepareErrorPages(render),
    assets: async () => false,
    health: createHealth(pages),
    hits,
    headers: securityHeaders(true),
    pageMs: limits.page,
    // As if everyone had tried many unknown paths.
    limits: limitsOf({ 'unknown-paths': () => 60 }),
    trustedProxies: 0,
    access: { ...accessOfShop, checkSignature: createSignatureCheck({ secret }) },
    forms: { submit: async () => undefined, issueToken: async () => undefined, deny: ({ res }) => void res.end() },
    uploads: ({ res }) => void res.end(),
    savedForm: ({ res }) => void res.end(),
    sendPaper: async (_req, res) => void res.end(),
    request: ({ res }) => void res.end(),
    leadFile: ({ res }) => void res.end(),
    media: { sendMedia: async (_req, res) => void res.end(), sendImage: async (_req, res) => void res.end() },
    operators: async () => false,
    operatorsToken: '',
    consentRule,
    revalidate: createRevalidate({ cache: pages }),
    policyReports: ({ res }) => void res.end(),
    editorServices: () => {
      throw new Error('this test has no editors');
    },
    siteUrl: new URL('https://shop.example'),
    redirects: {
      find: () => undefined,
      findPattern: () => undefined,
      hasCmsRules: () => false,
      record: () => undefined,
    },
    isHostStrict: true,
    ...parts,
  });
  const server = createLimitedServer(listener);
  return { port: (await testServer(server)).port, cache: pages, hits, server };
}

/** Sends a request as raw text, which may be malformed. */
export async function sendRequest(port: number, target: string, { method = 'GET', headers = '', body = '' } = {}) {
  const socket = connect(port, '127.0.0.1');
  const host = headers.startsWith('Host:') ? '' : 'Host: shop.example\r\n';
  socket.write(`${method} ${target} HTTP/1.1\r\n${host}Connection: close\r\n${headers}\r\n${body}`);
  const response = await text(socket);
  const end = response.indexOf('\r\n\r\n');
  const head = response.slice(0, end);
  return {
    status: Number(head.split(' ')[1]),
    header: (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1],
    cookies: Array.from(head.matchAll(/^set-cookie: (.*)$/gim), ([, cookie]) => cookie),
    body: response.slice(end + 4),
  };
}
