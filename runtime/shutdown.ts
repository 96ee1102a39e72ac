import type { Server } from 'node:http';

interface ShutdownParts {
  server: Server;
  /** Tells load balancers to send traffic elsewhere: `/readyz` is 503 from now on. */
  announce: () => void;
  /** Ends work that no request waits for, such as deliveries of leads. */
  finish: () => Promise<void>;
  /** Ends the process. */
  exit: () => void;
}

/** Milliseconds that each step of a stop may take. */
export interface ShutdownTimes {
  /** How long the site accepts requests after a stop was requested. */
  announce: number;
  /** How long running requests may then take. */
  drain: number;
  /** The same after Ctrl-C, when a person is waiting. */
  interrupt: number;
}

/**
 * A proxy needs some seconds to notice that an instance is stopping. It also keeps idle connections, which end either
 * with the `Connection: close` of their next response or after 5 s, the limit in `deploy/nginx.conf`.
 */
const shutdownTimes: ShutdownTimes = { announce: 6_000, drain: 9_000, interrupt: 1_000 };

const SWEEP_MS = 50;

/**
 * Connections that the system has accepted but the process has not are reset when their listener closes, and a
 * proxy does not send a form a second time. After a turn of the event loop the process has accepted them.
 */
function afterAccepting(act: () => void): void {
  setImmediate(() => setImmediate(act));
}

/** The two ways to stop a site; repeating one changes nothing. */
export interface Shutdown {
  /** For SIGTERM: reports that it is not ready, serves for some more seconds, finishes running requests, exits. */
  terminate(): void;
  /** For Ctrl-C: stops listening at once and exits as soon as running requests have their responses. */
  interrupt(): void;
}

/** Stops the server of the site or the local CMS without aborting requests, except those over their time limit. */
export function createShutdown(
  { server, announce, finish, exit }: ShutdownParts,
  times: ShutdownTimes = shutdownTimes,
): Shutdown {
  let step: 'serving' | 'announced' | 'closing' = 'serving';
  let announced: NodeJS.Timeout | undefined;

  function close(drain: number): void {
    if (step === 'closing') return;
    step = 'closing';
    clearTimeout(announced);
    const finished = finish();
    const isClosed = new Promise<void>((resolve) => afterAccepting(() => server.close(() => resolve())));
    // Connections that were busy become idle one by one, and `close` waits for them, too.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    void isClosed.then(() => clearInterval(sweep));
    const isLate = new Promise<void>((resolve) => setTimeout(resolve, drain));
    void isLate.then(() => server.closeAllConnections());
    const isDone = Promise.all([isClosed, finished.catch(() => undefined)]);
    void Promise.race([isDone, isLate]).then(exit);
  }

  function announceEnd(): void {
    announce();
    // A reused connection gets its last response here; the client's next connection goes to another instance.
    server.prependListener('request', (_req, res) => res.setHeader('connection', 'close'));
  }

  return {
    terminate() {
      if (step !== 'serving') return;
      step = 'announced';
      announceEnd();
      announced = setTimeout(() => close(times.drain), times.announce);
    },
    interrupt() {
      if (step === 'serving') announceEnd();
      close(times.interrupt);
    },
  };
}
