import { Agent } from 'node:http';
import { addressOf } from '@headwater/e2e/support/traffic/mix.ts';
import { sendRequest } from '@headwater/e2e/support/traffic/send-request.ts';
import type { Canary } from './canary.ts';

interface HostileRequest {
  path: string;
  headers?: Record<string, string>;
}

/** Requests that try to make the site connect to another server, or name it in an answer. */
function hostileRequests(elsewhere: string): readonly HostileRequest[] {
  const { host } = new URL(elsewhere);
  return [
    { path: `/image?url=${encodeURIComponent(`${elsewhere}/a.png`)}&w=640&q=75` },
    { path: `/image?url=${encodeURIComponent(`//${host}/a.png`)}&w=640&q=75` },
    { path: `/media/..%2f..%2f${host}/a.png` },
    { path: '/', headers: { host } },
    { path: '/', headers: { 'x-forwarded-host': host } },
    { path: '/', headers: { forwarded: `host=${host};proto=http` } },
    // As a client sends it to a proxy.
    { path: `${elsewhere}/` },
    { path: `//${host}/` },
  ];
}

/** Sends one of them every half second, as scanners do. */
export function startHostileRequests(siteUrl: string, canary: Canary) {
  const agent = new Agent();
  const all = hostileRequests(canary.url);
  const { host } = new URL(canary.url);
  const wrong: string[] = [];
  let sent = 0;
  async function send({ path, headers = {} }: HostileRequest): Promise<void> {
    const url = new URL(siteUrl);
    // Not resolved by this program: the path goes over the wire as it is.
    const answer = await sendRequest(url, { agent, path, headers, from: addressOf(60_000 + sent) }).catch(
      () => undefined,
    );
    const names = answer && (answer.body.includes(host) || String(answer.headers.location ?? '').includes(host));
    // A broken connection is what a killed instance does.
    if (answer && (answer.status >= 500 || names))
      wrong.push(`${path}: ${answer.status}${names ? ', names the server' : ''}`);
  }
  const timer = setInterval(() => {
    const next = all[sent % all.length];
    sent += 1;
    if (next) void send(next);
  }, 500);
  return {
    /** Ends the requests. @returns their number, and the answers that should not have been given */
    stop() {
      clearInterval(timer);
      agent.destroy();
      return { sent, wrong };
    },
  };
}
