import type { DocumentNode } from 'graphql';
import { CmsQueryError } from './errors.ts';
import { isOptional } from './optional-names.ts';
import { type UnknownName, unknownNames } from './unknown-names.ts';
import { withoutNames } from './without-names.ts';

/** How long a name is left out before it is asked for again: a plugin may have brought it since. Milliseconds. */
const MEMORY = 5 * 60_000;

export interface ReducedQueries {
  /** The query without what the CMS lately did not know; the same object as long as that does not change. */
  reduce(document: DocumentNode): DocumentNode;
  /** @returns true when a refusal named something that pages can do without, so that asking again may help */
  learn(error: unknown): boolean;
}

interface Reduced {
  key: string;
  document: DocumentNode;
}

function label({ type, field }: UnknownName): string {
  return field === undefined ? type : `${type}.${field}`;
}

/**
 * Queries for a CMS that lacks a part of the content model, such as a WordPress whose field groups are older than the
 * site: what it does not know is left out, and the page is made without that section.
 * @param warn called once for each name
 * @param now milliseconds since 1970
 */
export function createReducedQueries(warn: (message: string) => void, now: () => number = Date.now): ReducedQueries {
  const unknown = new Map<string, { name: UnknownName; until: number }>();
  const warned = new Set<string>();
  const reduced = new WeakMap<DocumentNode, Reduced>();

  function current(): UnknownName[] {
    for (const [key, { until }] of unknown) if (until <= now()) unknown.delete(key);
    return [...unknown.values()].map(({ name }) => name);
  }

  return {
    reduce(document) {
      const names = current();
      if (names.length === 0) return document;
      const key = names.map(label).sort().join(' ');
      const known = reduced.get(document);
      if (known?.key === key) return known.document;
      const entry = { key, document: withoutNames(document, names) ?? document };
      reduced.set(document, entry);
      return entry.document;
    },
    learn(error) {
      if (!(error instanceof CmsQueryError)) return false;
      const names = unknownNames(error.errors).filter(isOptional);
      const news = names.filter((name) => !unknown.has(label(name)));
      for (const name of news) {
        unknown.set(label(name), { name, until: now() + MEMORY });
        if (warned.has(label(name))) continue;
        warned.add(label(name));
        warn(`the CMS does not know ${label(name)}; pages are made without it (see docs/real-wordpress.md)`);
      }
      return news.length > 0;
    },
  };
}
