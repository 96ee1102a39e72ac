import { threadId } from 'node:worker_threads';
import type { VariableName } from '@headwater/runtime/environment.ts';
import { errorCode } from '@headwater/runtime/error-code.ts';
import { listenForAMoment } from '@headwater/runtime/listen-for-a-moment.ts';
import { CommandError } from './command-error.ts';

/**
 * Where free ports are looked for. From 32,768 on, operating systems give ports to connections and to servers that ask
 * for any port, at any moment before a program listens on the one that was chosen for it. Browsers refuse 10080.
 */
const [FIRST_PORT, LAST_PORT] = [11_000, 32_767];
const PORTS = LAST_PORT - FIRST_PORT + 1;

/** Each process and thread begins somewhere else, so that two that run at once choose different ports. */
let next = (process.pid * 97 + threadId * 4_801) % PORTS;

/** A free port on this machine's loopback interface; another one each time, even before a program listens on it. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORTS; tries += 1) {
    const port = FIRST_PORT + next;
    next = (next + 1) % PORTS;
    if (await isFree(port)) return port;
  }
  throw new CommandError(`Each port from ${FIRST_PORT} to ${LAST_PORT} is in use. Stop some of the programs there.`);
}

async function isFree(port: number): Promise<boolean> {
  try {
    await listenForAMoment('127.0.0.1', port);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') return false;
    throw error;
  }
}

/**
 * Checks that a program can listen on `host:port`.
 * @param variable the variable that set the port, for the message
 * @throws CommandError naming the variable to change.
 */
export async function assertPortIsFree(host: string, port: number, variable: VariableName): Promise<void> {
  try {
    await listenForAMoment(host, port);
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
