import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { WireResponse } from './send.ts';

/**
 * A whole keep-alive HTTP/1.1 response, as `node:http` would write it.
 * @param headers must have passed through `node:http` once: their values are not checked again
 * @param time epoch milliseconds, for `Date`
 * @param keepAliveSeconds as announced to the client
 */
export function serializeResponse(
  { status, headers, bytes }: WireResponse,
  time: number,
  keepAliveSeconds: number,
): Buffer {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `Date: ${new Date(time).toUTCString()}`,
    'Connection: keep-alive',
    `Keep-Alive: timeout=${keepAliveSeconds}`,
  ];
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  return bytes ? Buffer.concat([head, bytes]) : head;
}

/**
 * Whether the response to a request may be written to its connection directly: it is this response's turn, and the
 * connection stays open after it. `createShutdown` says otherwise by setting `Connection` on the response.
 */
export function canSendWhole(req: IncomingMessage, res: ServerResponse): boolean {
  return res.socket !== null && req.httpVersionMinor === 1 && res.shouldKeepAlive && !res.hasHeader('connection');
}

/**
 * Sends a whole response in one write, without the header block that `ServerResponse` would build and check for
 * each response: that costs more than the rest of a hit. The `finish` event is how `node:http` learns that a
 * response is complete: it then takes the next request of the connection, or begins to count its idle time. For a
 * client that reads slowly it comes once the last byte has left, so that a shutdown does not cut the response off.
 */
export function sendWhole(res: ServerResponse, response: Buffer): void {
  const { socket } = res;
  if (!socket) throw new Error('This response has to wait for another one; check canSendWhole first.');
  const finish = () => res.emit('finish');
  socket.write(response);
  if (socket.writableLength === 0) finish();
  else socket.write('', finish);
}
