import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from '../send.ts';
import { createMetrics } from './metrics.ts';
import { isOperator } from './operators-door.ts';
import type { SiteState } from './state.ts';

/** Answers `/healthz` and `/metrics` to whoever runs the site, by whatever host name. @returns whether it did */
export type Operators = (req: IncomingMessage, res: ServerResponse, path: string) => Promise<boolean>;

interface OperatorsOptions {
  read: () => SiteState;
  token: string;
  trustedProxies: number;
  alertSeconds: number;
}

/** To everybody else these addresses do not exist. */
export function createOperators({ read, token, trustedProxies, alertSeconds }: OperatorsOptions): Operators {
  const metrics = createMetrics(read, alertSeconds);

  return async (req, res, path) => {
    if (path !== '/healthz' && path !== '/metrics') return false;
    if (!isOperator(req, token, trustedProxies)) {
      sendText(res, 404, 'Not found.');
    } else if (req.method !== 'GET') {
      sendText(res, 405, 'Method not allowed.', { allow: 'GET', connection: 'close' });
    } else if (path === '/metrics') {
      res.writeHead(200, { 'content-type': metrics.type, 'cache-control': 'no-store' });
      res.end(await metrics.text());
    } else {
      const { isCmsAnswering, outbox } = read();
      const isWell = outbox !== undefined && outbox.oldestUnsentSeconds <= alertSeconds;
      res.writeHead(isWell ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      res.end(`${JSON.stringify({ isCmsAnswering, outbox: outbox ?? null, alertSeconds })}\n`);
    }
    return true;
  };
}
