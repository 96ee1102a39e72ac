import type { DocumentNode } from 'graphql';
import { CmsQueryError } from './errors.ts';
import { withKnownValues } from './known-variables.ts';
import { isOptional } from './optional-names.ts';
import { type UnknownName, unknownNames } from './unknown-names.ts';
import { withoutNames } from './without-names.ts';

/** How long an unknown name is left out before it is queried again: a plugin may have added it. Milliseconds. */
const RETRY_NAME_AFTER_MS = 5 * 60_000;

/** Values by variable name. */
export type Variables = Readonly<Record<string, unknown>>;

export interface ReducedQuery {
  document: DocumentNode;
  variables: Variables;
}

export interface ReducedQueries {
  /**
   * The query without names that the CMS recently did not know; the same document while these don't change.
   * @returns undefined when the whole query would be empty
   */
  reduce(document: DocumentNode, variables: Variables): ReducedQuery | undefined;
  /** @returns true when the error named something optional, so that a retry with the reduced query may succeed */
  learnFrom(error: unknown): boolean;
}

export function isSameQuery(one: ReducedQuery, other: ReducedQuery | undefined): boolean {
  return one.document === other?.document && JSON.stringify(one.variables) === JSON.stringify(other.variables);
}

interface ReducedDocument {
  key: string;
  document: DocumentNode | undefined;
}

function label({ type, field, value }: UnknownName): string {
  const name = field ?? value;
  return name === undefined ? type : `${type}.${name}`;
}

/**
 * Adapts queries to a CMS that lacks a part of the content model, such as a WordPress whose field groups are older than
 * the site: unknown names are left out, and pages are rendered without those sections.
 * @param warn called once for each name
 * @param now milliseconds since 1970
 */
export function createReducedQueries(warn: (message: string) => void, now: () => number = Date.now): ReducedQueries {
  const unknown = new Map<string, { name: UnknownName; until: number }>();
  const warned = new Set<string>();
  const reduced = new WeakMap<DocumentNode, ReducedDocument>();

  function current(): UnknownName[] {
    for (const [key, { until }] of unknown) if (until <= now()) unknown.delete(key);
    return [...unknown.values()].map(({ name }) => name);
  }

  function reduceDocument(document: DocumentNode, names: readonly UnknownName[]): DocumentNode | undefined {
    const key = names.map(label).sort().join(' ');
    const known = reduced.get(document);
    if (known?.key === key) return known.document;
    const entry = { key, document: withoutNames(document, names) };
    reduced.set(document, entry);
    return entry.document;
  }

  return {
    reduce(document, variables) {
      const names = current();
      if (names.length === 0) return { document, variables };
      const left = reduceDocument(document, names);
      const known = left && withKnownValues(left, variables, names);
      return left && known && { document: left, variables: known };
    },
    learnFrom(error) {
      if (!(error instanceof CmsQueryError)) return false;
      const names = unknownNames(error.errors).filter(isOptional);
      for (const name of names) {
        unknown.set(label(name), { name, until: now() + RETRY_NAME_AFTER_MS });
        if (warned.has(label(name))) continue;
        warned.add(label(name));
        warn(`the CMS does not know ${label(name)}; pages are made without it (see docs/real-wordpress.md)`);
      }
      return names.length > 0;
    },
  };
}
