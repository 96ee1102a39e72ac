import type { Variable } from './variable.ts';
import { bearerToken, httpUrl, oneOf, optionalPort } from './variable-parsers.ts';

/** What operators see of a running site. */
export const monitoringVariables = {
  METRICS_TOKEN: {
    default: '',
    purpose:
      'Bearer token for /metrics and the details of /healthz, at least 16 characters. Empty: they are on OPERATIONS_PORT only.',
    parse: bearerToken,
  },
  OPERATIONS_PORT: {
    default: '',
    purpose: 'Port on 127.0.0.1 where /metrics and the details of /healthz need no token. Empty: none.',
    parse: optionalPort,
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    default: '',
    purpose:
      'URL of an OpenTelemetry collector that gets traces by OTLP over HTTP, such as http://127.0.0.1:4318. The other OTEL_ variables of its SDK apply too. Empty: no traces.',
    parse: httpUrl,
  },
  CSP_REPORTS: {
    default: 'off',
    purpose:
      'Whether browsers report to the site what the policy of its pages blocked: counted in metrics, and logged without page and visitor.',
    parse: oneOf('off', 'on'),
  },
} as const satisfies Record<string, Variable<unknown>>;
