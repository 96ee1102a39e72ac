/** A worker that sends visitors' requests at fixed rates, whatever the responses are, until it gets a message. */
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { seededRandom } from '@headwater/tools/seeded-random.ts';
import { contentHash } from '../content-hash.ts';
import { firstToken, type LeadRecord, sendLead } from '../leads/visitor.ts';
import { arrivals } from './arrivals.ts';
import type { DriverOptions, DriverResult, RequestRecord } from './driver.ts';
import { addressOf, nextRequest, type PlannedRequest } from './mix.ts';
import { sendRequest } from './send-request.ts';

// Passed by the driver that starts the worker.
const options = workerData as DriverOptions;
const { url, perSecond, leadsPerSecond, seed, pages, images, shares, visitors, run } = options;
// Free connections end before a server would end them, so that no request meets one that is closing.
const agent = new Agent({ keepAlive: true, timeout: 4_000 });
const startedAt = Date.now();
const started = performance.now();
const elapsed = () => performance.now() - started;
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});

async function outcomeOf({ kind, path, visitor }: PlannedRequest): Promise<number | string> {
  try {
    const { status, body } = await sendRequest(url + path, { agent, from: addressOf(visitor) });
    const expected = kind === 'page' && status === 200 ? pages[path] : undefined;
    const isOther = expected !== undefined && contentHash(body.toString(), url) !== expected;
    return isOther ? '200 with other content' : status;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Calls `send` at each arrival. Latencies count from there, also when this machine is late: no omission is coordinated. */
async function openLoop<Sent>(
  stream: number,
  rate: number,
  send: (dueMs: number, random: () => number) => Promise<Sent>,
) {
  const random = seededRandom(seed * 10 + stream);
  const sent: Promise<Sent>[] = [];
  if (rate <= 0) return sent;
  for (const dueMs of arrivals(random, rate)) {
    while (!isOver && elapsed() < dueMs) await pause(Math.min(20, Math.max(1, dueMs - elapsed())));
    if (isOver) return sent;
    sent.push(send(dueMs, random));
  }
  return sent;
}

const requests = openLoop(1, perSecond, async (dueMs, random): Promise<RequestRecord> => {
  const planned = nextRequest(random, { pages: Object.keys(pages), images, shares, visitors });
  const outcome = await outcomeOf(planned);
  return { kind: planned.kind, path: planned.path, at: dueMs, outcome, milliseconds: elapsed() - dueMs };
});

const token = leadsPerSecond > 0 ? await firstToken(url) : '';
let leadCount = 0;
const leads = openLoop(2, leadsPerSecond, async (dueMs): Promise<LeadRecord & { milliseconds: number }> => {
  leadCount += 1;
  const from = addressOf(leadCount);
  const lead = await sendLead(`${run} ${leadCount}`, { siteUrl: url, token, isPatient: true, agent, from });
  return { ...lead, milliseconds: elapsed() - dueMs };
});

const result: DriverResult = {
  startedAt,
  requests: await Promise.all(await requests),
  leads: await Promise.all(await leads),
};
agent.destroy();
parentPort?.postMessage(result);
