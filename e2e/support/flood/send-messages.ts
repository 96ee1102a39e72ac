/** A worker that sends signed messages to the site at a fixed rate, and reports when the last one was accepted. */

import { createHmac, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ownHeaders } from '@headwater/contract/http/headers.ts';

export interface Flood {
  siteUrl: string;
  secret: string;
  perSecond: number;
  seconds: number;
  /** Each message contains three of these. */
  paths: readonly string[];
}

export interface FloodResult {
  sent: number;
  /** Responses by status; 0 means none. */
  responses: Record<number, number>;
  /** When the site accepted the last message, epoch milliseconds. */
  lastTakenAt: number;
  /** Time from the first message until then: longer than planned if the site cannot keep up. */
  tookSeconds: number;
}

const TICK_MS = 10;

// Passed by the script that starts the worker.
const { siteUrl, secret, perSecond, seconds, paths } = workerData as Flood;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const responses: Record<number, number> = {};

function send(index: number): Promise<void> {
  const body = JSON.stringify({
    id: randomUUID(),
    tags: [],
    paths: [0, 1, 2].map((step) => paths[(index + step) % paths.length]),
  });
  const timestamp = String(Math.floor(Date.now() / 1000));
  return new Promise((resolve) => {
    const count = (status: number) => {
      responses[status] = (responses[status] ?? 0) + 1;
      resolve();
    };
    request(`${siteUrl}/api/revalidate`, {
      method: 'POST',
      agent,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        [ownHeaders.timestamp]: timestamp,
        [ownHeaders.signature]: createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex'),
      },
    })
      .on('response', (response) => response.resume().on('end', () => count(response.statusCode ?? 0)))
      .on('error', () => count(0))
      .end(body);
  });
}

const started = performance.now();
const messages: Promise<void>[] = [];
const total = perSecond * seconds;
while (messages.length < total) {
  const due = Math.min(total, Math.ceil(((performance.now() - started) / 1000) * perSecond));
  while (messages.length < due) messages.push(send(messages.length));
  await pause(TICK_MS);
}
await Promise.all(messages);
const lastTakenAt = Date.now();
const tookSeconds = (performance.now() - started) / 1000;
agent.destroy();
parentPort?.postMessage({ sent: total, responses, lastTakenAt, tookSeconds } satisfies FloodResult);
