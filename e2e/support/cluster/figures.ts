import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** One answer, or why there was none. */
export interface PageAnswer {
  path: string;
  /** Milliseconds after the start of the load. */
  at: number;
  outcome: number | string;
  milliseconds: number;
}

interface LoadOptions {
  url: string;
  paths: readonly string[];
  perSecond: number;
  /** Ends the load; requests in flight still finish. */
  until: AbortSignal;
}

async function ask(url: string, agent: Agent): Promise<number | string> {
  try {
    const request = get(url, { agent, headers: { 'accept-encoding': 'gzip' }, timeout: 20_000 });
    request.on('timeout', () => request.destroy(new Error('no answer within 20 s')));
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
    return response.statusCode ?? 0;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Requests pages at a fixed rate regardless of the answers (an open loop): a slow server does not slow its
 * visitors down, as it would if each waited for an answer before the next request.
 */
export async function loadPages({ url, paths, perSecond, until }: LoadOptions): Promise<PageAnswer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const started = performance.now();
  const answers: Promise<PageAnswer>[] = [];
  while (!until.aborted) {
    const due = Math.floor(((performance.now() - started) / 1000) * perSecond);
    while (answers.length < due) {
      const path = paths[answers.length % paths.length] ?? '/';
      const at = performance.now() - started;
      const answered = ask(url + path, agent).then((outcome) => ({
        ...{ path, at, outcome },
        milliseconds: performance.now() - started - at,
      }));
      answers.push(answered);
    }
    await pause(5);
  }
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
}

/** @param share of the times that are at or below the result, such as 0.95 */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** How often each outcome occurred, such as `{ "200": 5996, "502": 4 }`. */
export function countOutcomes(answers: readonly PageAnswer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { outcome } of answers) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
