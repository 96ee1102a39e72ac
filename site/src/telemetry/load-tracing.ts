import { noTracing, type Tracing, type TracingOptions } from './tracing.ts';

/** The variables of OpenTelemetry that decide whether traces are sent; the SDK reads the others itself. */
interface TracingEnvironment {
  OTEL_EXPORTER_OTLP_ENDPOINT: string;
}

/** Loads OpenTelemetry if an endpoint is configured, and nothing of it otherwise. */
export async function loadTracing(
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: TracingEnvironment,
  options: TracingOptions,
): Promise<Tracing> {
  if (endpoint === '') return noTracing;
  const { createTracing } = await import('./otel-tracing.ts');
  return createTracing(options);
}
