import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Sends the head of a request and then its body byte by byte, without an end, until the server closes the connection.
 * @param head of the request, including the empty line at its end
 * @returns what the server sent, as far as it arrived
 */
export async function trickleBody(server: Server, head: string): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(head);
  const drip = setInterval(() => socket.write('x'), 10);
  onTestFinished(() => {
    clearInterval(drip);
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  // The 408 may get lost: the client is still writing when the connection closes, which resets it.
  let response = '';
  socket
    .on('error', () => undefined)
    .on('data', (chunk) => {
      response += chunk;
    });
  await new Promise((resolve) => socket.on('close', resolve));
  return response;
}
