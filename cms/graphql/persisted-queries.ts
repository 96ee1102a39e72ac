import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { queryStore } from './query-store.ts';

function persistedError(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** The hash in `extensions.persistedQuery`, if the request has one of the supported version. */
function hashOf(extensions: Record<string, unknown> | undefined): string | undefined {
  const persisted = extensions?.persistedQuery as { version?: number; sha256Hash?: string } | undefined;
  return persisted?.version === 1 ? persisted.sha256Hash?.toLowerCase() : undefined;
}

/**
 * Automatic persisted queries, as WPGraphQL Smart Cache handles them: a known hash runs its query,
 * an unknown hash gets a request for the text, and a text sent with its hash is stored.
 */
export function usePersistedQueries(): Plugin {
  const store = queryStore<string>((query) => query);
  return {
    onParams({ params, setParams }) {
      const hash = hashOf(params.extensions);
      if (!hash) return;
      if (params.query === undefined) {
        const query = store.get(hash);
        if (query === undefined) throw persistedError('PersistedQueryNotFound', 'PERSISTED_QUERY_NOT_FOUND');
        params.query = query;
        setParams(params);
        return;
      }
      if (createHash('sha256').update(params.query).digest('hex') !== hash) {
        throw persistedError('The query does not match its hash.', 'PERSISTED_QUERY_HASH_MISMATCH');
      }
      store.set(hash, params.query);
    },
  };
}
