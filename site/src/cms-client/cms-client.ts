import { type Observe, unobserved } from '../telemetry/observe.ts';
import type { CmsRequest } from './cms-request.ts';
import { createEditorQueries } from './editor-queries.ts';
import type { CmsResponse } from './envelope.ts';
import type { TadaDocumentNode } from './graphql.ts';
import { limits } from './limits.ts';
import type { SentFile } from './multipart-request.ts';
import { createMutations } from './mutations.ts';
import { Ping } from './ping.query.ts';
import { printedQuery } from './printed-query.ts';
import { createQueries } from './queries.ts';
import { patientTimes, type QueryTimes, usualTimes } from './query-times.ts';
import type { RestKeys, RestResponse, RestSubmission } from './rest-submission.ts';
import type { AboutCms, TaggedResponse } from './send-request.ts';
import { createSubmissions, type SubmissionLimits, type SubmissionOptions } from './submissions.ts';
import { createTransport, type Transport, type Way } from './transport.ts';

/** A query for the CMS. */
export type QueryCms = <Result, Variables>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
) => Promise<CmsResponse<Result>>;

/** Queries the CMS as an anonymous visitor: no cookies, no authorization, responses may be cached. */
export type QueryPublic = QueryCms;

/**
 * Queries the CMS as the editor to whom the access token belongs. The response is for that editor only: it is never
 * cached, and it comes without tags, so that it cannot be mistaken for a public page's. The CMS doesn't report an
 * expired token; it responds as to a visitor.
 */
export type QueryAsEditor = <Result, Variables>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
  accessToken: string,
) => Promise<CmsResponse<Result>>;

/** @param signal aborts the query when the page that it is for runs out of time */
type TaggedQuery = <Result, Variables>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
) => Promise<CmsResponse<Result> & { tags: string[] }>;

/** Sends a mutation while a person waits. Sent once: see `mutations.ts`. @throws CmsError */
export type Mutate = <Result, Variables>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
  headers?: Record<string, string>,
) => Promise<CmsResponse<Result>>;

export interface CmsClient {
  queryPublic: TaggedQuery;
  /** Like `queryPublic`, for what no visitor waits for: pages have their own connections and circuit breaker. */
  queryInBackground: TaggedQuery;
  mutate: Mutate;
  submit: Submit;
  submitRest: SubmitRest;
  /** Resolves when the CMS responds to a request that no cache can respond to. @throws CmsError */
  ping(signal?: AbortSignal): Promise<void>;
  /** Adds a listener for every successful response. */
  onResponse(listener: (about: AboutCms) => void): void;
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

function queryOver(transport: Transport, queries: ReturnType<typeof createQueries>): TaggedQuery {
  return async function query<Result, Variables>(
    document: TadaDocumentNode<Result, Variables>,
    variables: Variables,
    signal?: AbortSignal,
  ) {
    const { data, errors, tags } = await queries.asVisitor(document, variables ?? {}, { transport, signal });
    // The document is typed by the schema, which `operations.test.ts` holds it to.
    return { data: data as Result, errors, tags };
  };
}

/** Creates the only client for the CMS. */
export function createCmsClient(options: CmsClientOptions): CmsClient {
  const { url, method, persistedQueries, editorMethod = 'POST', secret = '', warn = () => undefined } = options;
  const { submissionLimits, times = usualTimes, observe = unobserved } = options;
  const transport = createTransport(url, observe, times);
  const background = createTransport(url, observe, patientTimes(times), limits.background.connections);
  const mutations = createMutations(url, secret, observe);
  const submissions = createSubmissions(url, secret, submissionLimits, observe);
  const listeners: ((about: AboutCms) => void)[] = [];
  const queries = createQueries({ send, method, persistedQueries, warn });
  const editorQueries = createEditorQueries(editorMethod, (request) => send(request, { transport }), warn);

  /** Tells listeners what a response announced about the CMS. */
  function notifyListeners<Response extends TaggedResponse>(response: Response, isCacheable: boolean): Response {
    const { honorsKeys, searchEngines } = response;
    for (const listener of listeners) listener({ honorsKeys, isCacheable, searchEngines });
    return response;
  }

  async function send(request: CmsRequest, way: Way): Promise<TaggedResponse> {
    return notifyListeners(await way.transport.send(request, way.signal), request.method === 'GET');
  }

  async function execute<Result, Variables>(
    document: TadaDocumentNode<Result, Variables>,
    variables: Variables,
    sendParts: (parts: { operationName: string; query: string; variables: Variables }) => Promise<TaggedResponse>,
  ): Promise<CmsResponse<Result>> {
    const { operationName, query } = printedQuery(document);
    const response = await sendParts({ operationName, query, variables });
    const { data, errors } = queries.withRightValues(document, notifyListeners(response, false));
    // The document is typed by the schema, which `operations.test.ts` holds it to.
    return { data: data as Result, errors };
  }

  return {
    queryPublic: queryOver(transport, queries),
    queryInBackground: queryOver(background, queries),
    mutate: (document, variables, headers = {}) =>
      execute(document, variables, (parts) => mutations.send(parts, headers)),
    submit: (document, variables, { files, ...more } = {}) =>
      execute(document, variables, (parts) => submissions.send({ ...parts, ...(files && { files }) }, more)),
    async submitRest(submission, keys, more = {}) {
      const { status, body, honorsKeys } = await submissions.sendRest(submission, keys, more);
      // Only a success says something: an error may come from a plugin in front of the API.
      if (status === 200) for (const listener of listeners) listener({ honorsKeys, isCacheable: false });
      return { status, body };
    },
    async ping(signal) {
      const { operationName, query } = printedQuery(Ping);
      const response = await mutations.send({ operationName, query, variables: {} }, {}, signal);
      queries.noteTags(Ping, notifyListeners(response, false));
    },
    onResponse: (listener) => void listeners.push(listener),
    async queryAsEditor<Result, Variables>(
      document: TadaDocumentNode<Result, Variables>,
      variables: Variables,
      accessToken: string,
    ) {
      // A cache between the site and the CMS must not give an editor what a visitor sees, nor the other way round.
      const isByGet = await editorQueries.mayUseGet();
      const { data, errors } = await queries.asEditor(
        document,
        variables ?? {},
        { transport },
        { accessToken },
        isByGet,
      );
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

interface SubmitOptions extends SubmissionOptions {
  files?: readonly SentFile[];
}

/** Sends a visitor's form, and waits a minute or more for the response: see `submissions.ts`. */
type Submit = <Result, Variables>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
  options?: SubmitOptions,
) => Promise<CmsResponse<Result>>;

/** The same through Gravity Forms' REST API. */
type SubmitRest = (
  submission: RestSubmission,
  keys: RestKeys,
  options?: SubmissionOptions,
) => Promise<Omit<RestResponse, 'honorsKeys'>>;
