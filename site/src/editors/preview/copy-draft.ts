import { type DocumentNode, print } from 'graphql/language/index.js';
import type { QueryCms, QueryPublic } from '../../cms-client/cms-client.ts';
import type { CmsResponse } from '../../cms-client/envelope.ts';
import type { TadaDocumentNode } from '../../cms-client/graphql.ts';
import { sha256 } from '../../cms-client/persisted-query.ts';
import type { SiteShellData } from '../../navigation/site-shell.query.ts';
import { fetchSeedNode } from '../../routing/fetch-seed-node.ts';
import type { SeedNode } from '../../routing/seed-node.ts';
import type { FoundPage } from '../../templates/load/load-page.ts';
import { loadDraft, type Templates } from './load-preview.ts';
import { forHolders, mentionedPaths } from './without-hidden.ts';

/** The CMS's responses by query. */
type ResponseRecord = Record<string, CmsResponse<unknown>>;

/** Thrown when a copy lacks a response, because the site sends other queries than when the copy was taken. */
export class OldCopyError extends Error {
  override readonly name = 'OldCopyError';
}

/** A page sends each query once, so its text identifies it. */
function keyOf(document: DocumentNode): string {
  return sha256(print(document));
}

/** Forwards queries and records their responses. */
export function recordResponses(query: QueryCms): { query: QueryCms; responses: ResponseRecord } {
  const responses: ResponseRecord = {};
  return {
    responses,
    async query(document, variables) {
      const response = await query(document, variables);
      responses[keyOf(document)] = { data: response.data, errors: response.errors };
      return response;
    },
  };
}

/** Responds to queries from a record, without the CMS. Rejects with OldCopyError for an unknown query. */
export function replayResponses(responses: ResponseRecord): QueryCms {
  return async <Result, Variables>(document: TadaDocumentNode<Result, Variables>) => {
    const response = responses[keyOf(document)];
    if (!response) throw new OldCopyError('The copy of the draft is older than this version of the site.');
    // Recorded for the same query.
    return response as CmsResponse<Result>;
  };
}

/** All responses of the CMS for the page of a draft, so that it can be shown without queries. */
interface DraftCopy {
  seed: SeedNode;
  answers: ResponseRecord;
}

/** Unpublished content has no path of its own, only an ID in the query string. */
async function publicPaths(query: QueryPublic, paths: readonly string[]): Promise<Set<string>> {
  const pretty = [...new Set(paths)].filter((path) => !path.includes('?'));
  const known = await Promise.all(pretty.map(async (path) => (await fetchSeedNode(query, path)) && path));
  return new Set(known.filter((path) => path !== undefined));
}

/**
 * Takes a copy of a draft for people without an account, as JSON: the draft as its editor sees it,
 * and nothing else that a visitor does not see.
 * @throws CmsError when the CMS does not respond.
 */
export async function copyDraft(
  queryAsEditor: QueryCms,
  { queryPublic: queryAsVisitor, templates }: { queryPublic: QueryPublic; templates: Templates },
  seed: SeedNode,
  shell: SiteShellData,
): Promise<string> {
  const [editor, visitor] = [recordResponses(queryAsEditor), recordResponses(queryAsVisitor)];
  await Promise.all([
    loadDraft(editor.query, seed, shell, templates),
    loadDraft(visitor.query, seed, shell, templates),
  ]);
  const paths = await publicPaths(
    queryAsVisitor,
    Object.values(editor.responses).flatMap(({ data }) => mentionedPaths(data)),
  );
  const answers = Object.fromEntries(
    Object.entries(editor.responses).map(([query, { data, errors }]) => [
      query,
      { data: forHolders(data, visitor.responses[query]?.data, (path) => paths.has(path)), errors },
    ]),
  );
  return JSON.stringify({ seed, answers } satisfies DraftCopy);
}

/** The page of a copy, rendered as every page is. @throws OldCopyError when the site has changed since. */
export async function loadCopy(
  copy: string,
  shell: SiteShellData,
  templates: Templates,
): Promise<FoundPage | undefined> {
  // Written by the function above.
  const { seed, answers } = JSON.parse(copy) as DraftCopy;
  return loadDraft(replayResponses(answers), seed, shell, templates);
}
