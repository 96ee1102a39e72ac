import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail server that stores what it receives. */
export interface MailServer {
  port: number;
  /** Each mail with its headers, once it is accepted. */
  mails: string[];
  /** Connections that were not greeted yet, because the server is slow. */
  waiting: () => number;
  /** Greets new connections, or lets them wait until it does. */
  setSlow: (isSlow: boolean) => void;
  stop: () => void;
}

/** Starts a mail server on a free port. It speaks as much SMTP as WordPress's mailer needs. */
export async function startMailServer(): Promise<MailServer> {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  let waiting: Socket[] = [];
  let isSlow = false;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    readCommands(socket, mails);
    if (isSlow) waiting.push(socket);
    else greet(socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    // A TCP server's address is never a pipe's.
    port: (server.address() as AddressInfo).port,
    mails,
    waiting: () => waiting.length,
    setSlow(value) {
      isSlow = value;
      if (isSlow) return;
      for (const socket of waiting) greet(socket);
      waiting = [];
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function greet(socket: Socket): void {
  socket.write('220 mail.test\r\n');
}

/** Responds to commands and stores the mails of one connection. */
function readCommands(socket: Socket, mails: string[]): void {
  let mail: string[] | undefined;
  createInterface({ input: socket }).on('line', (line) => {
    if (mail && line !== '.') {
      mail.push(line);
      return;
    }
    if (mail) {
      mails.push(mail.join('\n'));
      mail = undefined;
      socket.write('250 stored\r\n');
      return;
    }
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'DATA') mail = [];
    socket.write(command === 'DATA' ? '354 go on\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
  });
}
