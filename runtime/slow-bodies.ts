import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** How slowly a client may send a body for which the usual time is too short. */
export interface BodyPace {
  /** At least so many bytes per second, in each window. */
  bytesPerSecond: number;
  /** Milliseconds between two checks. */
  window: number;
  /** Milliseconds for the whole body, however fast it comes. */
  longest: number;
}

/** Files over a line of 64 kbit/s, on which 10 MB take 21 minutes. */
export const filePace: BodyPace = { bytesPerSecond: 8_000, window: 10_000, longest: 1_500_000 };

/** Connections whose request has a pace in place of the usual time. */
const paced = new WeakSet<Duplex>();

/** Whether the request on this connection may go on beyond the usual time. */
export function hasPace(socket: Duplex): boolean {
  return paced.has(socket);
}

/**
 * Lets a body take as long as it keeps to a pace. A client that falls behind is cut off, so that holding a connection
 * open costs as much as using it. Call it for bodies that are worth waiting for, and before the usual time is over.
 */
export function allowSlowBody(req: IncomingMessage, pace: BodyPace = filePace): void {
  const { socket } = req;
  let [seen, left] = [socket.bytesRead, Math.ceil(pace.longest / pace.window)];
  paced.add(socket);
  const timer = setInterval(() => {
    const received = socket.bytesRead - seen;
    seen = socket.bytesRead;
    left -= 1;
    if (received * 1000 < pace.bytesPerSecond * pace.window || left <= 0) socket.destroy();
  }, pace.window).unref();
  const stop = () => {
    clearInterval(timer);
    paced.delete(socket);
  };
  req.once('end', stop).once('close', stop);
}
