import type { DocumentNode } from 'graphql';
import { type CmsRequest, cmsRequest } from './cms-request.ts';
import { hashRefusal } from './persisted-query.ts';
import { printedQuery } from './printed-query.ts';
import { createReducedQueries, isSameQuery, type ReducedQuery, type Variables } from './reduced-queries.ts';
import { createResponseCheck } from './response-shape.ts';
import type { TaggedResponse } from './send-request.ts';
import { createTagSource } from './tag-source.ts';
import type { Way } from './transport.ts';

interface QueriesParts {
  send(request: CmsRequest, way: Way): Promise<TaggedResponse>;
  method: 'GET' | 'POST';
  persistedQueries: boolean;
  warn: (message: string) => void;
}

type Editor = { accessToken: string };

/** Sends full queries once a CMS has shown that it does not know hashes. */
function createHashedQueries({ send, method, persistedQueries, warn }: QueriesParts) {
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

  return async (document: DocumentNode, variables: Variables, way: Way, editor?: Editor) => {
    const { operationName, query, sha256Hash } = printedQuery(document);
    const by = (verb: 'GET' | 'POST', more: { query?: string; sha256Hash?: string }) =>
      send({ ...cmsRequest(verb, { operationName, variables, ...more }), ...editor }, way);
    if (!usesHashes) return by(method, { query });
    try {
      const response = await by(method, { sha256Hash });
      understandsHashes = true;
      return response;
    } catch (error) {
      const refusal = hashRefusal(error);
      if (!refusal || (refusal === 'unclear' && understandsHashes)) throw error;
      if (refusal === 'unknown-hash') {
        understandsHashes = true;
        return by('POST', { query, sha256Hash });
      }
      const response = await by('POST', { query });
      stopUsingHashes();
      return response;
    }
  };
}

/** Queries as the CMS understands them: by their hashes, without names that it lacks, and with tags in the response. */
export function createQueries(parts: QueriesParts) {
  const { send, warn } = parts;
  const sendQuery = createHashedQueries(parts);
  const reducedQueries = createReducedQueries(warn);
  const tagSource = createTagSource(warn);
  const withRightValues = createResponseCheck(warn);

  /** Sends a query so that its response has tags: those of the CMS, or else those of the nodes and lists in it. */
  async function sendTagged(query: ReducedQuery, way: Way): Promise<TaggedResponse> {
    const document = await tagSource.prepare(query.document);
    const response = await sendQuery(document, query.variables, way);
    const tags = tagSource.tagsOf(document, response);
    // The IDs were not in the query yet, because it was not known that they are needed.
    return tags ? { ...response, tags } : sendTagged(query, way);
  }

  /** Sends a query, and retries it without the optional fields that the CMS does not know. */
  async function sendReduced(
    document: DocumentNode,
    variables: Variables,
    sendOnce: (query: ReducedQuery) => Promise<TaggedResponse>,
  ): Promise<Omit<TaggedResponse, 'honorsKeys'>> {
    const query = reducedQueries.reduce(document, variables);
    if (!query) return { data: {}, errors: [], tags: [] };
    try {
      return withRightValues(query.document, await sendOnce(query));
    } catch (error) {
      const isTheSame = () => isSameQuery(query, reducedQueries.reduce(document, variables));
      if (!reducedQueries.learnFrom(error) || isTheSame()) throw error;
      return sendReduced(document, variables, sendOnce);
    }
  }

  return {
    withRightValues,
    /** Learns from a response that comes from no cache whether the CMS sends tags. */
    noteTags: tagSource.tagsOf,
    asVisitor: (document: DocumentNode, variables: Variables, way: Way) =>
      sendReduced(document, variables, (query) => sendTagged(query, way)),
    /** @param isByGet whether a query by GET is known to reach the CMS with its token */
    asEditor: (document: DocumentNode, variables: Variables, way: Way, editor: Editor, isByGet: boolean) =>
      sendReduced(document, variables, (reduced) => {
        if (isByGet) return sendQuery(reduced.document, reduced.variables, way, editor);
        const { operationName, query } = printedQuery(reduced.document);
        const request = cmsRequest('POST', { operationName, variables: reduced.variables, query });
        return send({ ...request, ...editor }, way);
      }),
  };
}
