import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import { sendText } from '../http/send.ts';
import { refuseMethod } from '../policy/refuse.ts';
import { createMetrics } from './metrics.ts';
import type { SiteState } from './state.ts';

/**
 * Responds to `/healthz` and `/metrics`.
 * @param isTrusted whether the client may see details
 * @returns whether the path was one of them
 */
export type Operators = (res: ServerResponse, path: string, isTrusted: boolean) => Promise<boolean>;

interface OperatorsOptions {
  read: () => Promise<SiteState>;
  /** Number of cached pages sent without a log line since startup. */
  countHits: () => number;
  alertSeconds: number;
  /** Counters that the site keeps while it works. */
  traffic?: Registry;
}

/** Creates the responses: details for operators; for others, `/healthz` says only whether the site is healthy. */
export function createOperators({ read, countHits, alertSeconds, traffic }: OperatorsOptions): Operators {
  const metrics = createMetrics(read, countHits, alertSeconds, traffic);

  async function sendMetrics(res: ServerResponse): Promise<void> {
    res.writeHead(200, { 'content-type': metrics.type, 'cache-control': 'no-store' });
    res.end(await metrics.text());
  }

  async function sendHealth(res: ServerResponse, withDetails: boolean): Promise<void> {
    const state = await read();
    const { outbox, isDataWritable } = state;
    const hasNoAlarm = outbox !== undefined && outbox.oldestUnsentSeconds <= alertSeconds && outbox.forPerson === 0;
    const isHealthy = isDataWritable && hasNoAlarm;
    const status = isHealthy ? 'ok' : 'failing';
    const body = withDetails ? { status, ...state, outbox: outbox ?? null, alertSeconds } : { status };
    res.writeHead(isHealthy ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    res.end(`${JSON.stringify(body)}\n`);
  }

  return async (res, path, isTrusted) => {
    if (path === '/healthz') await sendHealth(res, isTrusted);
    else if (path === '/metrics') await sendMetrics(res);
    else return false;
    return true;
  };
}

/** Responds to `/metrics` and `/healthz` with details, for a port that is reachable on this machine only. */
export function createOperationsListener(operators: Operators) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const refusal = refuseMethod(req, ['GET']);
    if (refusal) return sendText(res, refusal.status, refusal.text, refusal.headers);
    if (!(await operators(res, req.url ?? '', true))) sendText(res, 404, 'Not found.');
  };
}
