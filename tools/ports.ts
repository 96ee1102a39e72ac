import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { VariableName } from '@headwater/runtime/environment.ts';
import { CommandError } from './command-error.ts';

/** A free port on this machine's loopback interface. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Checks that a program can listen on `host:port`.
 * @param variable the variable that set the port, for the message
 * @throws CommandError naming the variable to change.
 */
export async function assertPortIsFree(host: string, port: number, variable: VariableName): Promise<void> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
  } catch (error) {
    throw new CommandError(explain((error as NodeJS.ErrnoException).code, host, port, variable), { cause: error });
  }
}

function explain(code: string | undefined, host: string, port: number, variable: VariableName): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop the program that listens there, or choose another port: ${variable}=${port + 1} npm start`;
    case 'EACCES':
      return `Port ${port} needs more rights than you have. Choose a port above 1023: ${variable}=${port + 8000} npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is "${host}", but this machine has no such IP address. Use 127.0.0.1, or 0.0.0.0 to open it to the network.`;
    default:
      return `Nothing can listen on ${host}:${port} (${code ?? 'unknown reason'}). Change HOST or ${variable}.`;
  }
}
