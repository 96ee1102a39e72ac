import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from '../http/send.ts';
import { refuseMethod } from '../policy/refuse.ts';
import type { Operators } from './operators.ts';

/** Answers `/metrics` and `/healthz` with details, for a port that is reachable on this machine only. */
export function createOperationsListener(operators: Operators) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const refusal = refuseMethod(req, ['GET']);
    if (refusal) return sendText(res, refusal.status, refusal.text, refusal.headers);
    if (!(await operators(res, req.url ?? '', true))) sendText(res, 404, 'Not found.');
  };
}
