import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A message that the stand-in accepted. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** The message as it was sent, with its headers. */
  text: string;
}

export interface SmtpStandIn {
  /** `smtp://127.0.0.1:…` */
  url: string;
  mails: ReceivedMail[];
  /** Set to refuse recipients with a temporary error, as a server that is full does. */
  isRefusing: boolean;
  close: () => Promise<void>;
}

/** A mail server over real TCP that accepts everything and delivers nothing: RFC 5321 without extensions. */
export async function startSmtpStandIn(): Promise<SmtpStandIn> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    converse(socket, standIn);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const standIn: SmtpStandIn = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    isRefusing: false,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return standIn;
}

function converse(socket: Socket, standIn: SmtpStandIn): void {
  let unread = '';
  let isData = false;
  let mail: ReceivedMail = { from: '', to: [], text: '' };
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  const address = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? '';

  function command(line: string): void {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'MAIL') mail = { from: address(line), to: [], text: '' };
    if (verb === 'RCPT') mail.to.push(address(line));
    if (verb === 'RCPT' && standIn.isRefusing) say('452 Insufficient storage');
    else if (verb === 'DATA') say('354 Go on');
    else if (verb === 'QUIT') socket.end('221 Bye\r\n');
    else say('250 OK');
    isData = verb === 'DATA';
  }

  say('220 stand-in');
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    unread += chunk;
    while (unread !== '') {
      const end = unread.indexOf(isData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = unread.slice(0, end);
      unread = unread.slice(end + (isData ? 5 : 2));
      if (!isData) {
        command(part);
        continue;
      }
      standIn.mails.push({ ...mail, text: part });
      isData = false;
      say('250 Accepted');
    }
  });
}
