import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface RawResponse {
  status: number;
  /** Lowercase names. */
  headers: Record<string, string>;
  body: string;
}

export interface RawConnection {
  socket: Socket;
  /** The next response; for HEAD, 304 and 100 without a body, regardless of its length. */
  read(method?: string): Promise<RawResponse>;
  /** Sends a request for the test site and reads its response. */
  request(target: string, headers?: Record<string, string>, method?: string): Promise<RawResponse>;
}

/** A request as text, for the host of the test site. */
export function requestText(target: string, headers: Record<string, string> = {}, method = 'GET'): string {
  const lines = Object.entries({ Host: 'shop.example', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

/** A keep-alive connection, read strictly by `Content-Length`. */
export async function openConnection(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  let received = '';

  async function more(): Promise<void> {
    const chunk = socket.read() as Buffer | null;
    if (chunk) received += chunk.toString('latin1');
    else if (socket.readableEnded) throw new Error(`The connection ended after: ${received.slice(0, 200)}`);
    else await Promise.race([once(socket, 'readable'), once(socket, 'end')]);
  }

  async function read(method = 'GET'): Promise<RawResponse> {
    while (!received.includes('\r\n\r\n')) await more();
    const end = received.indexOf('\r\n\r\n');
    const [statusLine = '', ...lines] = received.slice(0, end).split('\r\n');
    if (!/^HTTP\/1\.1 \d{3} /.test(statusLine)) throw new Error(`Not a status line: ${statusLine}`);
    const headers = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
    );
    const status = Number(statusLine.split(' ')[1]);
    const length = method === 'HEAD' || status === 304 || status === 100 ? 0 : Number(headers['content-length']);
    while (received.length < end + 4 + length) await more();
    const body = received.slice(end + 4, end + 4 + length);
    received = received.slice(end + 4 + length);
    return { status, headers, body };
  }

  return {
    socket,
    read,
    request(target, headers, method) {
      socket.write(requestText(target, headers, method));
      return read(method);
    },
  };
}
