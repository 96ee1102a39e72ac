import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from '../send.ts';
import { isOperator } from './is-operator.ts';
import { createMetrics } from './metrics.ts';
import type { SiteState } from './state.ts';

/** Answers `/healthz` and `/metrics`, whatever host name the client used. @returns whether it did */
export type Operators = (req: IncomingMessage, res: ServerResponse, path: string) => Promise<boolean>;

interface OperatorsOptions {
  read: () => SiteState;
  /** Cached pages that were sent without a log line, since the start. */
  countHits: () => number;
  /** `METRICS_TOKEN`; empty when none is set. */
  token: string;
  alertSeconds: number;
}

/**
 * Details for operators, on the public port to those with the token and on the operations port to all who reach
 * it. Without the token `/metrics` does not exist, and `/healthz` says only whether the site is well.
 */
export function createOperators({ read, countHits, token, alertSeconds }: OperatorsOptions): {
  public: Operators;
  trusted: Operators;
} {
  const metrics = createMetrics(read, countHits, alertSeconds);

  async function sendMetrics(res: ServerResponse): Promise<void> {
    res.writeHead(200, { 'content-type': metrics.type, 'cache-control': 'no-store' });
    res.end(await metrics.text());
  }

  function sendHealth(res: ServerResponse, withDetails: boolean): void {
    const state = read();
    const { outbox, isDataWritable } = state;
    const hasNoAlarm = outbox !== undefined && outbox.oldestUnsentSeconds <= alertSeconds && outbox.forPerson === 0;
    const isWell = isDataWritable && hasNoAlarm;
    const status = isWell ? 'ok' : 'failing';
    const body = withDetails ? { status, ...state, outbox: outbox ?? null, alertSeconds } : { status };
    res.writeHead(isWell ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    res.end(`${JSON.stringify(body)}\n`);
  }

  const answer =
    (isTrusted: (req: IncomingMessage) => boolean): Operators =>
    async (req, res, path) => {
      if (path !== '/healthz' && path !== '/metrics') return false;
      const mayRead = isTrusted(req);
      if (path === '/metrics' && !mayRead) sendText(res, 404, 'Not found.');
      else if (req.method !== 'GET')
        sendText(res, 405, 'This page doesn’t accept that kind of request.', { allow: 'GET', connection: 'close' });
      else if (path === '/metrics') await sendMetrics(res);
      else sendHealth(res, mayRead);
      return true;
    };

  return { public: answer((req) => isOperator(req, token)), trusted: answer(() => true) };
}
