import { setTimeout as pause } from 'node:timers/promises';
import { CircuitState, circuitBreaker, handleWhen, isBrokenCircuitError, SamplingBreaker } from 'cockatiel';
import { type Observe, unobserved } from '../telemetry/observe.ts';
import { behindBasicAuth } from './behind-basic-auth.ts';
import type { CmsRequest } from './cms-request.ts';
import { CmsUnreachableError, isCmsError, PageOverError } from './errors.ts';
import { limits } from './limits.ts';
import { type QueryTimes, usualTimes } from './query-times.ts';
import { sendRequest, type TaggedResponse } from './send-request.ts';
import { Pool } from './undici.ts';

export interface Transport {
  /**
   * @param deadline aborts the query before its own timeout
   * @throws CmsError unless there is a response with data
   */
  send(request: CmsRequest, deadline?: AbortSignal): Promise<TaggedResponse>;
  /** False while the circuit breaker is open: nothing is sent then. */
  isHealthy(): boolean;
  close(): Promise<void>;
}

/** Over which connections a query is sent, and until when. */
export interface Way {
  transport: Transport;
  signal?: AbortSignal | undefined;
}

interface Until {
  /** When the query is given up: at the deadline of its page, or before it. */
  signal: AbortSignal;
  deadline: AbortSignal | undefined;
}

function isRetryable(error: unknown): boolean {
  return isCmsError(error) && error.isRetryable;
}

/** Wraps network errors; passes on CmsErrors. */
function asCmsError(operation: string, error: unknown, Kind = CmsUnreachableError): Error {
  if (isCmsError(error)) return error;
  if (isBrokenCircuitError(error)) {
    return new CmsUnreachableError(
      operation,
      'the CMS failed too often recently; no queries are sent for some seconds',
    );
  }
  return new Kind(operation, 'the CMS does not respond', { cause: error });
}

function jitter(): number {
  const { least, most } = limits.retryDelay;
  return least + Math.random() * (most - least);
}

/** Talks HTTP to one CMS: few connections, timeouts, one retry, and a circuit breaker that spares a failing CMS. */
export function createTransport(
  cmsUrl: string,
  observe: Observe = unobserved,
  times: QueryTimes = usualTimes,
  connections: number = limits.connections,
): Transport {
  const base = new URL(cmsUrl);
  const basePath = base.pathname.replace(/\/$/, '');
  const pool = behindBasicAuth(new Pool(base.origin, { connections, connect: { timeout: limits.connect } }), base);
  const { threshold, duration, calls, halfOpenAfter } = limits.breaker;
  // A page may have begun long before its query: the end of its time says nothing about the CMS, unless this query is
  // to find out whether the CMS responds again.
  const isFailure = (error: unknown) =>
    isRetryable(error) && (!(error instanceof PageOverError) || breaker.state === CircuitState.HalfOpen);
  const breaker = circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter,
    breaker: new SamplingBreaker({ threshold, duration, minimumRps: calls / (duration / 1000) }),
  });

  async function attempt(request: CmsRequest, { signal, deadline }: Until): Promise<TaggedResponse> {
    const startedAt = performance.now();
    return observe({ kind: 'cms', name: request.operation, type: 'query' }, async (headers) => {
      try {
        return await sendRequest(pool, basePath, request, signal, { headers, timeoutMs: times.headers });
      } catch (error) {
        // In front of a CMS that hangs under load, most queries wait for a connection until their page is over.
        const hadItsTime = performance.now() - startedAt >= times.headers;
        throw asCmsError(request.operation, error, deadline?.aborted && !hadItsTime ? PageOverError : undefined);
      }
    });
  }

  async function guarded(request: CmsRequest, until: Until): Promise<TaggedResponse> {
    try {
      return await breaker.execute(() => attempt(request, until));
    } catch (error) {
      throw asCmsError(request.operation, error);
    }
  }

  return {
    async send(request, deadline) {
      const ownTime = AbortSignal.timeout(times.total);
      const signal = deadline ? AbortSignal.any([ownTime, deadline]) : ownTime;
      const until = { signal, deadline };
      try {
        return await guarded(request, until);
      } catch (error) {
        if (!isRetryable(error) || signal.aborted || breaker.state === CircuitState.Open) throw error;
        // When the time is up before the retry, the first failure is the one to report.
        const isOver = await pause(jitter(), false, { signal }).catch(() => true);
        if (isOver) throw error;
        return guarded(request, until);
      }
    },
    isHealthy: () => breaker.state !== CircuitState.Open,
    close: () => pool.destroy(),
  };
}
