import { type DocumentNode, Kind } from 'graphql/language/index.js';
import { minifiedDocument } from './minified-document.ts';
import { sha256 } from './persisted-query.ts';

/** A document as requests name and send it. */
interface PrintedQuery {
  operationName: string;
  query: string;
  /** Of `query`, for persisted queries. */
  sha256Hash: string;
}

/** The name of a document's operation, such as `GetPage`. */
export function operationName({ definitions }: DocumentNode): string | undefined {
  return definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)?.name?.value;
}

const printed = new WeakMap<DocumentNode, PrintedQuery>();

/** Prints a document: shortened and hashed once for all its requests, not once for each. */
export function printedQuery(document: DocumentNode): PrintedQuery {
  const known = printed.get(document);
  if (known) return known;
  const query = minifiedDocument(document);
  const entry = { operationName: operationName(document) ?? 'anonymous', query, sha256Hash: sha256(query) };
  printed.set(document, entry);
  return entry;
}
