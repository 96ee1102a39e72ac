import { Kind, print } from 'graphql';
import { cmsRequest } from './cms-request.ts';
import type { CmsAnswer } from './envelope.ts';
import type { TaggedAnswer } from './exchange.ts';
import type { TadaDocumentNode } from './graphql.ts';
import { createMutations } from './mutations.ts';
import { hashRefusal, sha256 } from './persisted-query.ts';
import { createTransport } from './transport.ts';

/** A question to the CMS, whoever asks. */
export type AskCms = <Result, Variables>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
) => Promise<CmsAnswer<Result>>;

/** Asks the CMS as an anonymous visitor: no cookies, no authorisation, answers may be cached. */
export type QueryPublic = AskCms;

/**
 * Asks the CMS as the editor whose access token it is. The answer is for that editor's eyes: it is never
 * kept, and it names no nodes, so that it cannot be taken for a page's. The CMS tells nobody when a
 * token has run out; it answers as to a visitor.
 */
export type QueryAsEditor = <Result, Variables>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
  accessToken: string,
) => Promise<CmsAnswer<Result>>;

type TaggedQuery = <Result, Variables>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
) => Promise<CmsAnswer<Result> & { tags: string[] }>;

/** Changes something at the CMS. Sent once: see `mutations.ts`. @throws CmsError */
export type Mutate = <Result, Variables>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
  headers?: Record<string, string>,
) => Promise<CmsAnswer<Result>>;

export interface CmsClient {
  queryPublic: TaggedQuery;
  mutate: Mutate;
  queryAsEditor: QueryAsEditor;
  /** False while the CMS fails so often that it is not asked. */
  isOpenForQuestions(): boolean;
  close(): Promise<void>;
}

interface CmsClientOptions {
  url: string;
  method: 'GET' | 'POST';
  persistedQueries: boolean;
  /** Shared with the CMS; empty: the site proves nothing. */
  secret?: string;
  /** Told what whoever runs the site should know of; each thing once. */
  warn?: (message: string) => void;
}

interface PrintedQuery {
  operationName: string;
  query: string;
  sha256Hash: string;
}

const printed = new WeakMap<object, PrintedQuery>();

function printOnce(document: TadaDocumentNode<unknown, never>): PrintedQuery {
  const known = printed.get(document);
  if (known) return known;
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const query = print(document);
  const entry = { operationName: operation?.name?.value ?? 'anonymous', query, sha256Hash: sha256(query) };
  printed.set(document, entry);
  return entry;
}

/** The one door to the CMS. */
export function createCmsClient(options: CmsClientOptions): CmsClient {
  const { url, method, persistedQueries, secret = '', warn = () => undefined } = options;
  const transport = createTransport(url);
  const mutations = createMutations(url, secret);
  let usesHashes = persistedQueries;
  /** Whether the CMS ever understood a hash; an unclear error is then about something else. */
  let understandsHashes = false;

  function stopUsingHashes(): void {
    if (usesHashes) {
      warn(
        'the CMS does not know persisted queries (WPGraphQL Smart Cache has them); it is sent whole queries from now on',
      );
    }
    usesHashes = false;
  }

  async function ask({ operationName, query, sha256Hash }: PrintedQuery, variables: unknown): Promise<TaggedAnswer> {
    if (!usesHashes) return transport.send(cmsRequest(method, { operationName, variables, query }));
    try {
      const answer = await transport.send(cmsRequest(method, { operationName, variables, sha256Hash }));
      understandsHashes = true;
      return answer;
    } catch (error) {
      const refusal = hashRefusal(error);
      if (!refusal || (refusal === 'unclear' && understandsHashes)) throw error;
      if (refusal === 'unknown-hash') {
        understandsHashes = true;
        return transport.send(cmsRequest('POST', { operationName, variables, query, sha256Hash }));
      }
      const answer = await transport.send(cmsRequest('POST', { operationName, variables, query }));
      stopUsingHashes();
      return answer;
    }
  }

  return {
    async queryPublic<Result, Variables>(document: TadaDocumentNode<Result, Variables>, variables: Variables) {
      const answer = await ask(printOnce(document), variables);
      // The document's type says what the CMS answers; both are held to the same schema by `gql.tada check`.
      return { ...answer, data: answer.data as Result };
    },
    async mutate<Result, Variables>(
      document: TadaDocumentNode<Result, Variables>,
      variables: Variables,
      headers: Record<string, string> = {},
    ) {
      const { operationName, query } = printOnce(document);
      const answer = await mutations.send({ operationName, query, variables }, headers);
      // As above.
      return { ...answer, data: answer.data as Result };
    },
    async queryAsEditor<Result, Variables>(
      document: TadaDocumentNode<Result, Variables>,
      variables: Variables,
      accessToken: string,
    ) {
      const { operationName, query } = printOnce(document);
      // Always by POST: no cache between here and the CMS may keep what an editor sees.
      const request = cmsRequest('POST', { operationName, variables, query });
      const { data, errors } = await transport.send({ ...request, accessToken });
      // As above.
      return { data: data as Result, errors };
    },
    isOpenForQuestions: transport.isOpenForQuestions,
    close: async () => {
      await Promise.all([transport.close(), mutations.close()]);
    },
  };
}
