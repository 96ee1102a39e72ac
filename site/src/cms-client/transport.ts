import { setTimeout as pause } from 'node:timers/promises';
import { CircuitState, circuitBreaker, handleWhen, isBrokenCircuitError, SamplingBreaker } from 'cockatiel';
import { Pool } from 'undici';
import type { CmsRequest } from './cms-request.ts';
import { discard } from './discard.ts';
import { type CmsAnswer, readEnvelope } from './envelope.ts';
import { CmsHttpError, CmsUnreachableError, isCmsError } from './errors.ts';
import { limits } from './limits.ts';
import { readJson } from './read-body.ts';

/** An answer with the names of the nodes that it touched. */
export interface TaggedAnswer extends CmsAnswer<unknown> {
  tags: string[];
}

export interface Transport {
  /** @throws CmsError for everything but an answer with data. */
  send(request: CmsRequest): Promise<TaggedAnswer>;
  /** False while the breaker is open: nothing is sent then. */
  isOpenForQuestions(): boolean;
  close(): Promise<void>;
}

function tagsOf(header: string | string[] | undefined): string[] {
  return String(header ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, limits.tags);
}

function isRetryable(error: unknown): boolean {
  return isCmsError(error) && error.isRetryable;
}

/** Wraps whatever the network threw; errors of ours pass. */
function asCmsError(operation: string, error: unknown): Error {
  if (isCmsError(error)) return error;
  if (isBrokenCircuitError(error)) {
    return new CmsUnreachableError(operation, 'the CMS failed too often lately; it is left alone for some seconds');
  }
  return new CmsUnreachableError(operation, 'the CMS does not answer', { cause: error });
}

function jitter(): number {
  const { least, most } = limits.retryDelay;
  return least + Math.random() * (most - least);
}

/** Speaks HTTP to one CMS: few connections, short patience, one retry, and a breaker that spares a sick CMS. */
export function createTransport(cmsUrl: string): Transport {
  const base = new URL(cmsUrl);
  const basePath = base.pathname.replace(/\/$/, '');
  const pool = new Pool(base.origin, { connections: limits.connections, connect: { timeout: limits.connect } });
  const { threshold, duration, calls, halfOpenAfter } = limits.breaker;
  const breaker = circuitBreaker(handleWhen(isRetryable), {
    halfOpenAfter,
    breaker: new SamplingBreaker({ threshold, duration, minimumRps: calls / (duration / 1000) }),
  });

  async function attempt({ operation, method, path, body }: CmsRequest, signal: AbortSignal): Promise<TaggedAnswer> {
    try {
      const answer = await pool.request({
        method,
        path: basePath + path,
        headers: {
          accept: 'application/json',
          'accept-encoding': 'gzip',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body ?? null,
        signal,
        headersTimeout: limits.headers,
        bodyTimeout: limits.total,
      });
      if (answer.statusCode !== 200) {
        discard(answer.body);
        throw new CmsHttpError(operation, answer.statusCode);
      }
      const envelope = readEnvelope(operation, await readJson(operation, answer.body, answer.headers));
      return { ...envelope, tags: tagsOf(answer.headers['x-graphql-keys']) };
    } catch (error) {
      throw asCmsError(operation, error);
    }
  }

  async function guarded(request: CmsRequest, signal: AbortSignal): Promise<TaggedAnswer> {
    try {
      return await breaker.execute(() => attempt(request, signal));
    } catch (error) {
      throw asCmsError(request.operation, error);
    }
  }

  return {
    async send(request) {
      const signal = AbortSignal.timeout(limits.total);
      try {
        return await guarded(request, signal);
      } catch (error) {
        if (!isRetryable(error) || signal.aborted || breaker.state === CircuitState.Open) throw error;
        await pause(jitter());
        return guarded(request, signal);
      }
    },
    isOpenForQuestions: () => breaker.state !== CircuitState.Open,
    close: () => pool.destroy(),
  };
}
