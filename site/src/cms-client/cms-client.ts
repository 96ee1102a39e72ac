import type { DocumentNode } from 'graphql';
import { type Observe, unobserved } from '../telemetry/observe.ts';
import { createAnswerCheck } from './answer-shape.ts';
import { type CmsRequest, cmsRequest } from './cms-request.ts';
import { createEditorQueries } from './editor-queries.ts';
import type { CmsAnswer } from './envelope.ts';
import type { AboutCms, TaggedAnswer } from './exchange.ts';
import type { TadaDocumentNode } from './graphql.ts';
import { limits } from './limits.ts';
import { createMutations } from './mutations.ts';
import { hashRefusal } from './persisted-query.ts';
import { Ping } from './ping.query.ts';
import { printedQuery } from './printed-query.ts';
import { patientTimes, type QueryTimes, usualTimes } from './query-times.ts';
import { createReducedQueries, isSameQuery, type ReducedQuery, type Variables } from './reduced-queries.ts';
import { createSubmissions, type SubmissionLimits } from './submissions.ts';
import type { Submit, SubmitOptions, SubmitRest } from './submit.ts';
import { createTagSource } from './tag-source.ts';
import { createTransport, type Transport, type Way } from './transport.ts';

/** A query for the CMS. */
export type QueryCms = <Result, Variables>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
) => Promise<CmsAnswer<Result>>;

/** Queries the CMS as an anonymous visitor: no cookies, no authorization, answers may be cached. */
export type QueryPublic = QueryCms;

/**
 * Queries the CMS as the editor to whom the access token belongs. The answer is for that editor only: it is never
 * cached, and it comes without tags, so that it cannot be mistaken for a public page's. The CMS doesn't report an
 * expired token; it answers as to a visitor.
 */
export type QueryAsEditor = <Result, Variables>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
  accessToken: string,
) => Promise<CmsAnswer<Result>>;

/** @param signal aborts the query when the page that it is for runs out of time */
type TaggedQuery = <Result, Variables>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
) => Promise<CmsAnswer<Result> & { tags: string[] }>;

/** Sends a mutation while a person waits. Sent once: see `mutations.ts`. @throws CmsError */
export type Mutate = <Result, Variables>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
  headers?: Record<string, string>,
) => Promise<CmsAnswer<Result>>;

export interface CmsClient {
  queryPublic: TaggedQuery;
  /** Like `queryPublic`, for what no visitor waits for: pages have their own connections and circuit breaker. */
  queryInBackground: TaggedQuery;
  mutate: Mutate;
  submit: Submit;
  submitRest: SubmitRest;
  /** Resolves when the CMS answers a request that no cache can answer. @throws CmsError */
  ping(signal?: AbortSignal): Promise<void>;
  /** Adds a listener for every successful answer. */
  onAnswer(listener: (about: AboutCms) => void): void;
  queryAsEditor: QueryAsEditor;
  /** Whether a query by GET with a token reaches the CMS, although one without it was sent before. @throws CmsError */
  seesTokens(): Promise<boolean>;
  /** False while the CMS fails so often that no requests are sent. */
  isHealthy(): boolean;
  close(): Promise<void>;
}

interface CmsClientOptions {
  url: string;
  method: 'GET' | 'POST';
  persistedQueries: boolean;
  /** How editors' queries are sent; by GET only once the CMS has seen a token in one. */
  editorMethod?: 'GET' | 'POST';
  /** The secret shared with the CMS; empty: requests carry no proof that they come from the site. */
  secret?: string;
  /** Called once for each warning to the operator. */
  warn?: (message: string) => void;
  submissionLimits?: SubmissionLimits;
  /** How long queries may take; as in `limits` by default. */
  times?: QueryTimes;
  /** Measures each request to the CMS. */
  observe?: Observe;
}

/** Creates the only client for the CMS. */
export function createCmsClient(options: CmsClientOptions): CmsClient {
  const { url, method, persistedQueries, editorMethod = 'POST', secret = '', warn = () => undefined } = options;
  const { submissionLimits, times = usualTimes, observe = unobserved } = options;
  const transport = createTransport(url, observe, times);
  const background = createTransport(url, observe, patientTimes(times), limits.background.connections);
  const mutations = createMutations(url, secret, observe);
  const submissions = createSubmissions(url, secret, submissionLimits, observe);
  const queries = createReducedQueries(warn);
  const tagSource = createTagSource(warn);
  const listeners: ((about: AboutCms) => void)[] = [];
  const withRightValues = createAnswerCheck(warn);
  const editorQueries = createEditorQueries(editorMethod, (request) => send(request, { transport }), warn);
  let usesHashes = persistedQueries;
  /** Whether the CMS has ever understood a hash; an unclear error is then about something else. */
  let understandsHashes = false;

  function stopUsingHashes(): void {
    if (usesHashes) {
      warn(
        'the CMS does not know persisted queries (WPGraphQL Smart Cache has them); full queries are sent from now on',
      );
    }
    usesHashes = false;
  }

  /** Tells listeners what an answer announced about the CMS. */
  function notifyListeners<Answer extends TaggedAnswer>(answer: Answer, isCacheable: boolean): Answer {
    const { honorsKeys, searchEngines } = answer;
    for (const listener of listeners) listener({ honorsKeys, isCacheable, searchEngines });
    return answer;
  }

  async function send(request: CmsRequest, way: Way): Promise<TaggedAnswer> {
    return notifyListeners(await way.transport.send(request, way.signal), request.method === 'GET');
  }

  async function ask(
    document: DocumentNode,
    variables: Variables,
    way: Way,
    editor?: { accessToken: string },
  ): Promise<TaggedAnswer> {
    const { operationName, query, sha256Hash } = printedQuery(document);
    const by = (verb: 'GET' | 'POST', more: { query?: string; sha256Hash?: string }) =>
      send({ ...cmsRequest(verb, { operationName, variables, ...more }), ...editor }, way);
    if (!usesHashes) return by(method, { query });
    try {
      const answer = await by(method, { sha256Hash });
      understandsHashes = true;
      return answer;
    } catch (error) {
      const refusal = hashRefusal(error);
      if (!refusal || (refusal === 'unclear' && understandsHashes)) throw error;
      if (refusal === 'unknown-hash') {
        understandsHashes = true;
        return by('POST', { query, sha256Hash });
      }
      const answer = await by('POST', { query });
      stopUsingHashes();
      return answer;
    }
  }

  /** Sends a query so that its answer has tags: those of the CMS, or else those of the nodes and lists in it. */
  async function askWithTags(query: ReducedQuery, way: Way): Promise<TaggedAnswer> {
    const document = await tagSource.prepare(query.document);
    const answer = await ask(document, query.variables, way);
    const tags = tagSource.tagsOf(document, answer);
    // The IDs were not in the query yet, because it was not known that they are needed.
    return tags ? { ...answer, tags } : askWithTags(query, way);
  }

  /** Sends a query, and retries it without the optional fields that the CMS does not know. */
  async function sendReduced(
    document: DocumentNode,
    variables: Variables,
    sendQuery: (query: ReducedQuery) => Promise<TaggedAnswer>,
  ): Promise<Omit<TaggedAnswer, 'honorsKeys'>> {
    const query = queries.reduce(document, variables);
    if (!query) return { data: {}, errors: [], tags: [] };
    try {
      return withRightValues(query.document, await sendQuery(query));
    } catch (error) {
      if (!queries.learnFrom(error) || isSameQuery(query, queries.reduce(document, variables))) throw error;
      return sendReduced(document, variables, sendQuery);
    }
  }

  const queryOver = (over: Transport): TaggedQuery =>
    async function query<Result, Values>(
      document: TadaDocumentNode<Result, Values>,
      variables: Values,
      signal?: AbortSignal,
    ) {
      const { data, errors, tags } = await sendReduced(document, variables ?? {}, (reduced) =>
        askWithTags(reduced, { transport: over, signal }),
      );
      // The document is typed by the schema, which `gql.tada check` holds it to.
      return { data: data as Result, errors, tags };
    };

  return {
    queryPublic: queryOver(transport),
    queryInBackground: queryOver(background),
    async mutate<Result, Variables>(
      document: TadaDocumentNode<Result, Variables>,
      variables: Variables,
      headers: Record<string, string> = {},
    ) {
      const { operationName, query } = printedQuery(document);
      const answer = await mutations.send({ operationName, query, variables }, headers);
      const { data, errors } = withRightValues(document, notifyListeners(answer, false));
      // As above.
      return { data: data as Result, errors };
    },
    async submit<Result, Variables>(
      document: TadaDocumentNode<Result, Variables>,
      variables: Variables,
      { files, ...options }: SubmitOptions = {},
    ) {
      const { operationName, query } = printedQuery(document);
      const answer = await submissions.send({ operationName, query, variables, ...(files && { files }) }, options);
      const { data, errors } = withRightValues(document, notifyListeners(answer, false));
      // As above.
      return { data: data as Result, errors };
    },
    async submitRest(submission, keys, options = {}) {
      const { status, body, honorsKeys } = await submissions.sendRest(submission, keys, options);
      // Only a success says something: an error may come from a plugin in front of the API.
      if (status === 200) for (const listener of listeners) listener({ honorsKeys, isCacheable: false });
      return { status, body };
    },
    async ping(signal) {
      const { operationName, query } = printedQuery(Ping);
      const answer = await mutations.send({ operationName, query, variables: {} }, {}, signal);
      tagSource.tagsOf(Ping, notifyListeners(answer, false));
    },
    onAnswer: (listener) => void listeners.push(listener),
    async queryAsEditor<Result, Values>(
      document: TadaDocumentNode<Result, Values>,
      variables: Values,
      accessToken: string,
    ) {
      // A cache between the site and the CMS must not give an editor what a visitor sees, nor the other way round.
      const isByGet = await editorQueries.mayUseGet();
      const { data, errors } = await sendReduced(document, variables ?? {}, (reduced) => {
        if (isByGet) return ask(reduced.document, reduced.variables, { transport }, { accessToken });
        const { operationName, query } = printedQuery(reduced.document);
        const request = cmsRequest('POST', { operationName, variables: reduced.variables, query });
        return send({ ...request, accessToken }, { transport });
      });
      // As above.
      return { data: data as Result, errors };
    },
    seesTokens: editorQueries.seesTokens,
    isHealthy: transport.isHealthy,
    close: async () => {
      await Promise.all([transport, background, mutations, submissions].map((each) => each.close()));
    },
  };
}
