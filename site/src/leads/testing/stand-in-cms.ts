import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { parse } from 'graphql/language/index.js';
import { onTestFinished } from 'vitest';
import { withNulls } from '../../cms-client/testing/with-nulls.ts';

type Input = { clientMutationId: string; id: string; fieldValues: unknown[]; entryMeta: Record<string, string> };
type Respond = (input: Input, req: IncomingMessage, res: ServerResponse) => void;

/** Imitates network failures and a broken WordPress; the local CMS has no such faults. */
export interface StandInCms {
  url: string;
  /** The first entry for each key. */
  entries: Map<string, Input>;
  /** All stored entries. */
  stored: Input[];
  /** Whether to store one entry for each key, and announce it. */
  honorsKeys: boolean;
  store(input: Input): void;
  /** Number of requests of any kind. */
  requests: number;
  /** Names of the operations that were sent with POST, in order. */
  operations: string[];
  /** The key of each submission, in order. */
  sentKeys: string[];
  headers: IncomingMessage['headers'][];
  /** Replaces the default of storing the entry. */
  respond: Respond | undefined;
  /** Changes the response to `GetForm`; null: no such form. */
  form: Record<string, unknown> | null;
  /** Keys for captchas in the response to `GetForm`. */
  recaptcha: { publicKey: string; type: string } | null;
  /** Refuses connections from now on; `open` accepts them again. */
  close(): Promise<void>;
  open(): Promise<void>;
}

const base = { visibility: 'VISIBLE', displayOnly: false, pageNumber: 1, isRequired: false };

/** A required name, an email address and a message. */
export const contactForm = {
  databaseId: 1,
  title: 'Contact us',
  isActive: true,
  submitButton: { text: 'Submit' },
  confirmations: [{ isDefault: true, type: 'MESSAGE', message: '<p>Thanks.</p>' }],
  formFields: {
    nodes: [
      { ...base, __typename: 'TextField', databaseId: 1, type: 'TEXT', label: 'Name', isRequired: true },
      { ...base, __typename: 'EmailField', databaseId: 2, type: 'EMAIL', label: 'Email', inputs: [] },
      { ...base, __typename: 'TextAreaField', databaseId: 3, type: 'TEXTAREA', label: 'Message' },
    ],
  },
};

export function sendJson(res: ServerResponse, data: unknown, errors?: unknown[]): void {
  res.setHeader('content-type', 'application/json');
  res.writeHead(200).end(JSON.stringify({ data, errors }));
}

export function payload(parts: Record<string, unknown>): { submitGfForm: Record<string, unknown> } {
  return { submitGfForm: { clientMutationId: null, confirmation: null, entry: null, errors: null, ...parts } };
}

const message = { type: 'MESSAGE', message: '<p>Thank you, <script>x</script>Ada.</p>', url: null };

export async function startStandInCms(): Promise<StandInCms> {
  const server = createServer(async (req, res) => {
    cms.requests += 1;
    // Without tags, each site would read the contract, and send its first query once more.
    res.setHeader('x-graphql-keys', 'graphql:Query');
    if (cms.honorsKeys) res.setHeader('x-headwater-idempotent', '1');
    // A client that gave up while it was sending has not sent a submission.
    const received = req.method === 'POST' ? await text(req).catch(() => undefined) : '{}';
    if (received === undefined) return;
    // It takes no files: a lead that has some stays with the site.
    if (req.headers['content-type']?.startsWith('multipart/')) return void res.writeHead(415).end();
    const body = JSON.parse(received);
    if (body.operationName) cms.operations.push(body.operationName);
    if (body.operationName === 'FileSupportCheck') return sendJson(res, null, [{ message: '"fileUploadValues"' }]);
    if (body.operationName !== 'SubmitForm') {
      const query = body.query ?? new URL(req.url ?? '', cms.url).searchParams.get('query');
      const data = { gfForm: cms.form, gfSettings: { currency: null, recaptcha: cms.recaptcha } };
      return sendJson(res, query ? withNulls(parse(query), data) : data);
    }
    const { input } = body.variables as { input: Input };
    cms.sentKeys.push(input.clientMutationId);
    cms.headers.push(req.headers);
    if (cms.respond) return cms.respond(input, req, res);
    cms.store(input);
    const databaseId = [...cms.entries.keys()].indexOf(input.clientMutationId) + 1;
    sendJson(res, payload({ confirmation: message, entry: { id: 'x', formId: 'y', databaseId } }));
  });
  let port = 0;
  const cms: StandInCms = {
    url: '',
    entries: new Map(),
    stored: [],
    honorsKeys: true,
    store(input) {
      const isKnown = cms.entries.has(input.clientMutationId);
      if (!isKnown) cms.entries.set(input.clientMutationId, input);
      if (!isKnown || !cms.honorsKeys) cms.stored.push(input);
    },
    requests: 0,
    operations: [],
    sentKeys: [],
    headers: [],
    respond: undefined,
    form: contactForm,
    recaptcha: null,
    open: async () => {
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      port = (server.address() as AddressInfo).port;
    },
    close: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await cms.open();
  cms.url = `http://127.0.0.1:${port}`;
  onTestFinished(cms.close);
  return cms;
}
