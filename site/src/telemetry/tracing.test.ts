import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { testServer } from '@headwater/tools/test-server.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { CmsHttpError } from '../cms-client/errors.ts';
import { loadTracing } from './load-tracing.ts';
import type { Work } from './observe.ts';
import { noTracing } from './tracing.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** 1: inside the site, 2: a server's, 3: a client's. */
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status?: { code?: number; message?: string };
}

afterEach(() => void vi.unstubAllEnvs());

/** A collector that speaks OTLP over HTTP. */
async function startCollector(response: 'ok' | 'refusal' | 'never' = 'ok') {
  const spans: SentSpan[] = [];
  const texts: string[] = [];
  const { url } = await testServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    texts.push(text);
    const { resourceSpans } = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    if (response === 'never') return;
    res.writeHead(response === 'ok' ? 200 : 400, { 'content-type': 'application/json' }).end('{}');
  });
  return { url, spans, texts };
}

async function tracingTo(url: string, hasProxy = true) {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', url);
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const tracing = await loadTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: url }, { hasProxy, warn });
  const { observe, request } = tracing;
  if (!observe || !request) throw new Error('tracing is off');
  return { ...tracing, observe, request, warnings };
}

const facts = () => ({ method: 'GET', route: 'page', status: 200, cache: 'MISS' });

function attribute(span: SentSpan | undefined, name: string): unknown {
  const value = span?.attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
}

test('the trace of an uncached page continues that of the proxy, nests its query, and goes on at the CMS', async () => {
  const collector = await startCollector();
  const tracing = await tracingTo(collector.url);
  const [trace, parent] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  const sent: Readonly<Record<string, string>>[] = [];
  const render = () =>
    tracing.observe({ kind: 'cms', name: 'PageByUri', type: 'query' }, async (headers) => void sent.push(headers));
  const run = () => tracing.observe({ kind: 'render' }, render, () => ({ outcome: '200', publicPath: '/products/' }));
  await tracing.request({ traceparent: `00-${trace}-${parent}-01` }, run, facts);
  await tracing.stop();
  const named = (name: string) => collector.spans.find((span) => span.name === name);
  const [request, rendering, query] = ['GET page', 'render', 'query PageByUri'].map(named);
  expect(collector.spans.map(({ traceId }) => traceId)).toEqual([trace, trace, trace]);
  expect(request).toMatchObject({ kind: 2, parentSpanId: parent });
  expect(rendering?.parentSpanId).toBe(request?.spanId);
  expect(query?.parentSpanId).toBe(rendering?.spanId);
  expect(sent).toEqual([{ traceparent: `00-${trace}-${query?.spanId}-01` }]);
  expect(attribute(request, 'http.request.method')).toBe('GET');
  expect(attribute(request, 'http.route')).toBe('page');
  expect(attribute(request, 'headwater.cache')).toBe('MISS');
  expect(attribute(request, 'http.response.status_code')).toBe(200);
  expect(attribute(rendering, 'url.path')).toBe('/products/');
  expect(attribute(query, 'graphql.operation.name')).toBe('PageByUri');
  expect(collector.texts.join()).toContain('{"key":"service.name","value":{"stringValue":"headwater"}}');
});

test.each<[Work, string, number, object]>([
  [{ kind: 'render' }, 'render', 1, {}],
  [{ kind: 'delivery' }, 'lead delivery', 1, {}],
  [{ kind: 'webhook' }, 'webhook', 1, {}],
  [
    { kind: 'cms', name: 'SubmitForm', type: 'submission' },
    'submission SubmitForm',
    3,
    { 'graphql.operation.name': 'SubmitForm', 'graphql.operation.type': 'submission' },
  ],
])('the work %j is the span "%s" of kind %i', async (work, name, kind, attributes) => {
  const collector = await startCollector();
  const tracing = await tracingTo(collector.url);
  await tracing.observe(work, async () => undefined);
  await tracing.stop();
  const [span] = collector.spans;
  expect([span?.name, span?.kind]).toEqual([name, kind]);
  const sent = span?.attributes.map(({ key, value }) => [key, value.stringValue]) ?? [];
  expect(Object.fromEntries(sent)).toEqual({ ...attributes, 'headwater.outcome': 'ok' });
});

test('only a request that the site failed is an error', async () => {
  const collector = await startCollector();
  const tracing = await tracingTo(collector.url);
  const work = () => tracing.observe({ kind: 'render' }, async () => undefined);
  for (const status of [499, 500]) await tracing.request({}, work, () => ({ ...facts(), status }));
  await tracing.stop();
  const requests = collector.spans.filter(({ name }) => name === 'GET page');
  const codes = requests.map((span) => [attribute(span, 'http.response.status_code'), span.status?.code ?? 0]);
  expect(codes).toEqual([
    [499, 0],
    [500, 2],
  ]);
});

test('a request that the cache responds to leaves no trace', async () => {
  const collector = await startCollector();
  const tracing = await tracingTo(collector.url);
  await tracing.request({}, async () => undefined, facts);
  await tracing.stop();
  expect(collector.spans).toEqual([]);
});

test('work in the background, and what a request left behind, has a trace of its own', async () => {
  const collector = await startCollector();
  const tracing = await tracingTo(collector.url);
  const later = Promise.withResolvers<void>();
  const left: Promise<unknown>[] = [];
  const render = () => tracing.observe({ kind: 'render' }, async () => undefined);
  const leave = async () => {
    await tracing.background(render);
    left.push(later.promise.then(() => tracing.observe({ kind: 'delivery' }, async () => undefined)));
  };
  await tracing.request({}, leave, facts);
  later.resolve();
  await Promise.all(left);
  await tracing.stop();
  const spans = collector.spans.map(({ name, parentSpanId }) => [name, parentSpanId ?? '']);
  expect(spans).toEqual([
    ['render', ''],
    ['lead delivery', ''],
  ]);
});

test('without a proxy, a visitor’s trace context is ignored', async () => {
  const collector = await startCollector();
  const tracing = await tracingTo(collector.url, false);
  const run = () => tracing.observe({ kind: 'webhook' }, async () => undefined);
  await tracing.request({ traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' }, run, facts);
  await tracing.stop();
  expect(collector.spans).toHaveLength(2);
  expect(JSON.stringify(collector.spans)).not.toContain('0af7651916cd43dd8448eb211c80319c');
});

test('traces of failed work contain nothing that a visitor wrote', async () => {
  const collector = await startCollector();
  const tracing = await tracingTo(collector.url);
  const marker = 'ada.marker@example.com';
  const headers = { cookie: marker, authorization: marker, 'user-agent': marker, 'x-forwarded-for': marker };
  const run = () =>
    tracing.observe({ kind: 'delivery' }, async () => {
      throw new CmsHttpError(marker, 500);
    });
  await expect(tracing.request(headers, run, facts)).rejects.toThrow(marker);
  await tracing.stop();
  const delivery = collector.spans.find(({ name }) => name === 'lead delivery');
  expect(attribute(delivery, 'error.type')).toBe('CmsHttpError');
  expect(delivery?.status?.code).toBe(2);
  expect(collector.texts.join()).not.toContain('marker');
});

test('work goes on with at most one warning while the collector is down', async () => {
  const tracing = await tracingTo('http://127.0.0.1:9');
  for (let count = 0; count < 3; count += 1) {
    expect(await tracing.observe({ kind: 'render' }, async () => count)).toBe(count);
  }
  await tracing.stop();
  expect(tracing.warnings.length).toBeLessThanOrEqual(1);
});

test('a collector that refuses every batch causes one warning, which says where to look', async () => {
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '1');
  const collector = await startCollector('refusal');
  const tracing = await tracingTo(collector.url);
  for (let batch = 1; batch <= 3; batch += 1) {
    await tracing.observe({ kind: 'render' }, async () => undefined);
    await vi.waitFor(() => expect(collector.texts).toHaveLength(batch), { timeout: 4_000 });
  }
  await tracing.stop();
  expect(tracing.warnings).toEqual([
    'traces could not be sent (OTLPExporterError); look at OTEL_EXPORTER_OTLP_ENDPOINT and the collector',
  ]);
});

test('a collector that never responds holds up neither work nor the end of the process', async () => {
  const collector = await startCollector('never');
  const tracing = await tracingTo(collector.url);
  expect(await tracing.observe({ kind: 'render' }, async () => 'a page')).toBe('a page');
  await tracing.stop();
});

test('without an endpoint, tracing is off', async () => {
  const options = { hasProxy: true, warn: () => undefined };
  expect(await loadTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, options)).toBe(noTracing);
  expect(await noTracing.background(() => 7)).toBe(7);
  expect(noTracing.observe ?? noTracing.request).toBeUndefined();
});

test('OpenTelemetry is loaded only if an endpoint is configured', async () => {
  const program = (endpoint: string) => `
    import { registerHooks } from 'node:module';
    registerHooks({ resolve(name, context, next) {
      if (name.startsWith('@opentelemetry/')) throw new Error('OpenTelemetry is loaded');
      return next(name, context);
    } });
    const { loadTracing } = await import(${JSON.stringify(join(import.meta.dirname, 'load-tracing.ts'))});
    await loadTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: '${endpoint}' }, { hasProxy: false, warn() {} });`;
  const run = (endpoint: string) =>
    promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program(endpoint)]);
  await run('');
  await expect(run('http://127.0.0.1:9')).rejects.toThrow('OpenTelemetry is loaded');
});

test('a single file of the site imports OpenTelemetry, only when it is needed', () => {
  const source = join(import.meta.dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const containing = (text: RegExp) => files.filter((name) => text.test(readFileSync(join(source, name), 'utf8')));
  expect(containing(/from '@opentelemetry\//)).toEqual(['telemetry/otel-tracing.ts']);
  expect(containing(/from '[^']*otel-tracing\.ts'/)).toEqual([]);
  expect(containing(/import\('\.\/otel-tracing\.ts'\)/)).toEqual(['telemetry/load-tracing.ts']);
});
