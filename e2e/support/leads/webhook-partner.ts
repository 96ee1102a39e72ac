import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { signedHeaders } from '@headwater/contract/http/signed-headers.ts';
import type { LeadEvent } from '@headwater/site/src/leads/hand-over/lead-event.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { LeadRecord } from './visitor.ts';

const schema = JSON.parse(
  readFileSync(new URL('../../../docs/lead-event.schema.json', import.meta.url), 'utf8'),
) as object;
const isEvent = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);

export const partnerSecret = 'the-secret-of-a-partner-in-tests-only';

/** What a partner does with the n-th message; it has the lead when it responds with 204, and when that response is lost. */
const responders: readonly ((req: IncomingMessage, res: ServerResponse, take: () => void) => void)[] = [
  (_req, res) => void res.writeHead(500).end('oops'),
  (req, _res, take) => {
    take();
    req.socket.destroy();
  },
  (_req, res) => void res.writeHead(302, { location: '/elsewhere' }).end(),
  (req) => void req.socket.end('garbage\r\n\r\n'),
  () => undefined,
];

export interface WebhookPartner {
  url: string;
  /** Messages for each event number that it took. */
  taken: Map<string, number>;
  /** Messages that were not signed, not in the schema, or sent where it redirected to. */
  wrong: number;
  close(): Promise<void>;
  open(): Promise<void>;
}

/** Sales, whose program fails for one message in `every`, each time in another way. */
export async function startWebhookPartner(every: number): Promise<WebhookPartner> {
  let messages = 0;
  const server = createServer(async (req, res) => {
    const body = await text(req).catch(() => undefined);
    if (body === undefined) return;
    const event = JSON.parse(body) as LeadEvent;
    const expected = signedHeaders(body, partnerSecret, Number(req.headers['x-headwater-timestamp']));
    const isSigned = Object.entries(expected).every(([name, value]) => req.headers[name] === value);
    if (!isSigned || !isEvent(event) || req.url !== '/hook') partner.wrong += 1;
    const take = () => void partner.taken.set(event.event, (partner.taken.get(event.event) ?? 0) + 1);
    messages += 1;
    const fault = messages % every === 0 ? responders[(messages / every) % responders.length] : undefined;
    if (fault) return fault(req, res, take);
    take();
    res.writeHead(204).end();
  });
  let port = 0;
  const partner: WebhookPartner = {
    url: '',
    taken: new Map(),
    wrong: 0,
    async open() {
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      port = (server.address() as AddressInfo).port;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await partner.open();
  partner.url = `http://127.0.0.1:${port}/hook`;
  return partner;
}

/** Compares what visitors read with what the partner has. */
export function handOverLedger(records: readonly LeadRecord[], { taken, wrong }: WebhookPartner) {
  const ending = (end: LeadRecord['end']) => records.filter((record) => record.end === end);
  return {
    missing: ending('acknowledged').filter(({ key }) => !taken.has(key)).length,
    'refused, but there': ending('refused').filter(({ key }) => taken.has(key)).length,
    'wrong messages': wrong,
    'events at the webhook': taken.size,
    'messages repeated': [...taken.values()].reduce((sum, count) => sum + count - 1, 0),
  };
}
