import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { assertNever } from '@headwater/contract/assert-never.ts';
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  type SpanAttributes,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { type Ending, errorOutcome, type Observe, type Work } from './observe.ts';
import type { RequestFacts, Tracing, TracingOptions } from './tracing.ts';

/** A failing collector is logged at most this often. */
const WARN_EVERY_MS = 300_000;
const STOP_MS = 2_000;

/** The context of the request or work under way; reading it makes a request a span. */
type Scope = () => Context;

function describe(work: Work): { name: string; kind: SpanKind; attributes: SpanAttributes } {
  switch (work.kind) {
    case 'render':
      return { name: 'render', kind: SpanKind.INTERNAL, attributes: {} };
    case 'cms': {
      const attributes = { 'graphql.operation.name': work.name, 'graphql.operation.type': work.type };
      return { name: `${work.type} ${work.name}`, kind: SpanKind.CLIENT, attributes };
    }
    case 'delivery':
      return { name: 'lead delivery', kind: SpanKind.INTERNAL, attributes: {} };
    case 'hand-over':
      return { name: 'lead hand-over', kind: SpanKind.CLIENT, attributes: {} };
    case 'webhook':
      return { name: 'webhook', kind: SpanKind.INTERNAL, attributes: {} };
    default:
      return assertNever(work, 'work');
  }
}

function endSpan(span: Span, { outcome, publicPath }: Ending): void {
  span.setAttribute('headwater.outcome', outcome);
  if (publicPath !== undefined) span.setAttribute('url.path', publicPath);
  span.end();
}

function failSpan(span: Span, error: unknown): void {
  // Without the message: it may quote what a visitor wrote.
  span.setAttribute('error.type', errorOutcome(error));
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function startProvider(warn: TracingOptions['warn']): BasicTracerProvider {
  let warnedAt = Number.NEGATIVE_INFINITY;
  setGlobalErrorHandler((error) => {
    const now = performance.now();
    if (now - warnedAt < WARN_EVERY_MS) return;
    warnedAt = now;
    warn(`traces could not be sent (${errorOutcome(error)}); look at OTEL_EXPORTER_OTLP_ENDPOINT and the collector`);
  });
  // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES take precedence.
  const resource = resourceFromAttributes({ 'service.name': 'headwater' }).merge(
    detectResources({ detectors: [envDetector] }),
  );
  // A queue of bounded length in front of the exporter: what a dead collector does not take is dropped.
  return new BasicTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())] });
}

/** Traces by OpenTelemetry, configured by its own variables: endpoint, headers, sampler, name of the service. */
export function createTracing({ hasProxy, warn }: TracingOptions): Tracing {
  const provider = startProvider(warn);
  const tracer = provider.getTracer('headwater');
  const propagator = new W3CTraceContextPropagator();
  const scopes = new AsyncLocalStorage<Scope>();

  function headersOf(context: Context): Record<string, string> {
    const headers: Record<string, string> = {};
    propagator.inject(context, headers, defaultTextMapSetter);
    return headers;
  }

  const observe: Observe = async (work, run, endingOf) => {
    const parent = scopes.getStore()?.() ?? ROOT_CONTEXT;
    const { name, ...options } = describe(work);
    const span = tracer.startSpan(name, options, parent);
    const context = trace.setSpan(parent, span);
    try {
      const result = await scopes.run(() => context, run, work.kind === 'cms' ? headersOf(context) : {});
      endSpan(span, endingOf?.(result) ?? { outcome: 'ok' });
      return result;
    } catch (error) {
      failSpan(span, error);
      throw error;
    }
  };

  function extracted(headers: IncomingHttpHeaders): Context {
    return hasProxy ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter) : ROOT_CONTEXT;
  }

  async function request(headers: IncomingHttpHeaders, run: () => Promise<void>, facts: () => RequestFacts) {
    const startTime = Date.now();
    let span: Span | undefined;
    let context = ROOT_CONTEXT;
    let isOver = false;
    const scope: Scope = () => {
      // What a timer of this request does later has a trace of its own.
      if (isOver || span) return context;
      const parent = extracted(headers);
      span = tracer.startSpan('request', { kind: SpanKind.SERVER, startTime }, parent);
      context = trace.setSpan(parent, span);
      return context;
    };
    try {
      await scopes.run(scope, run);
    } finally {
      isOver = true;
      if (span) endRequest(span, facts());
    }
  }

  return {
    observe,
    request,
    background: (run) => scopes.exit(run),
    async stop() {
      const shutdown = provider.shutdown().catch(() => undefined);
      await Promise.race([shutdown, pause(STOP_MS, undefined, { ref: false })]);
    },
  };
}

function endRequest(span: Span, { method, route, status, cache }: RequestFacts): void {
  span.updateName(`${method} ${route}`);
  span.setAttributes({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    ...(cache !== undefined && { 'headwater.cache': cache }),
  });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
