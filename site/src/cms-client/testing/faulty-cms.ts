import type { RequestListener, ServerResponse } from 'node:http';
import { testServer } from '@headwater/tools/test-server.ts';
import { onTestFinished } from 'vitest';
import { createCmsClient } from '../cms-client.ts';
import { graphql } from '../graphql.ts';

export const GetTitle = graphql(`
  query GetTitle($uri: String!) {
    nodeByUri(uri: $uri) {
      __typename
      id
    }
  }
`);

export const Send = graphql(`
  mutation Send($input: SubmitGfFormInput!) {
    submitGfForm(input: $input) {
      clientMutationId
    }
  }
`);
export const input = { input: { id: '1', fieldValues: [], clientMutationId: 'k' } };
export const done = { data: { submitGfForm: { clientMutationId: 'k' } } };

/** Imitates network failures and a broken WordPress; the local CMS has no such faults. */
export async function faultyCms(
  listener: RequestListener,
  options: Partial<Parameters<typeof createCmsClient>[0]> = {},
) {
  const { url } = await testServer(listener);
  const client = createCmsClient({
    url,
    method: 'GET',
    persistedQueries: false,
    ...options,
  });
  onTestFinished(client.close);
  return client;
}

/** Responds like a WordPress whose Query Analyzer is on: every response has tags. */
export function sendJson(res: ServerResponse, body: unknown, headers: Record<string, string> = {}): void {
  const tags = { 'x-graphql-keys': 'graphql:Query' };
  res.writeHead(200, { 'content-type': 'application/json', ...tags, ...headers }).end(JSON.stringify(body));
}

export const good = { data: { nodeByUri: { __typename: 'Page', id: 'cG9zdDox' } } };
