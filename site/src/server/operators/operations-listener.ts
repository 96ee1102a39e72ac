import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendMethodNotAllowed, sendText } from '../send.ts';
import type { Operators } from './operators.ts';

/** Answers `/metrics` and `/healthz` with details, for a port that is reachable on this machine only. */
export function createOperationsListener(operators: Operators) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method !== 'GET') return sendMethodNotAllowed(res, ['GET']);
    if (!(await operators(res, req.url ?? '', true))) sendText(res, 404, 'Not found.');
  };
}
