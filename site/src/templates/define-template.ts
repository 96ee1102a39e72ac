import type { AskCms } from '../cms-client/cms-client.ts';
import { type CmsAnswer, mainNode } from '../cms-client/envelope.ts';
import type { FragmentOf, TadaDocumentNode } from '../cms-client/graphql.ts';
import type { SeedNode } from '../routing/seed-node.ts';
import type { HeadParts } from '../seo/head.fragment.ts';
import type { PageHead, SiteIdentity } from '../seo/head.ts';
import { nodeHead } from '../seo/node-head.ts';

/** What is asked for beyond the node: where a listing goes on, and whether its newest draft is meant. */
export interface TemplateRequest {
  after?: string | undefined;
  asPreview?: boolean | undefined;
}

type VariablesFrom<Variables> = (seed: SeedNode, request: TemplateRequest) => Variables;
/** A question with its answer; it may be several questions to the CMS. */
export type AskedQuery<Result> = (ask: AskCms, seed: SeedNode, request: TemplateRequest) => Promise<CmsAnswer<Result>>;

/** One entry of a template's `queries`: a document with the variables it takes from the seed node. */
export function templateQuery<Result, Variables>(
  query: TadaDocumentNode<Result, Variables>,
  variables: VariablesFrom<Variables>,
): AskedQuery<Result> {
  return (ask, seed, request) => ask(query, variables(seed, request));
}

interface HeadInput<Data, Node> {
  data: Data;
  node: Node;
  seed: SeedNode;
  request: TemplateRequest;
  site: SiteIdentity;
}

interface Definition<Data, Node> {
  /** The node that the page is about; null in an answer without errors is a 404. */
  node: (data: Data) => Node | null | undefined;
  head: (input: HeadInput<Data, Node>) => PageHead;
}

export interface SingleQueryDefinition<Result, Variables, Node> extends Definition<Result, Node> {
  query: TadaDocumentNode<Result, Variables>;
  variables: VariablesFrom<Variables>;
  queries?: never;
}

export interface QueryListDefinition<Results extends readonly unknown[], Node> extends Definition<Results, Node> {
  /** Made by `templateQuery`; their results are the page's data, in this order. */
  queries: { [Index in keyof Results]: AskedQuery<Results[Index]> };
  query?: never;
}

/** A page's data with its head. `isPartial` when the CMS could not resolve all of it. */
export interface LoadedTemplate<Data> {
  data: Data;
  head: PageHead;
  isPartial: boolean;
}

/** A template as the router sees it: everything that depends on its query's type is inside `load`. */
export interface TemplateCard<Data> {
  /**
   * @returns undefined when the node does not exist.
   * @throws CmsError when the CMS cannot tell.
   */
  load(
    ask: AskCms,
    seed: SeedNode,
    request: TemplateRequest,
    site: SiteIdentity,
  ): Promise<LoadedTemplate<Data> | undefined>;
}

/** Thrown at start when a template's definition contradicts itself, or when there are no templates. */
export class TemplateDefinitionError extends Error {
  override readonly name = 'TemplateDefinitionError';
}

function card<Data, Node>(definition: Definition<Data, Node>, ask: AskedQuery<Data>): TemplateCard<Data> {
  return {
    async load(askCms, seed, request, site) {
      const answer = await ask(askCms, seed, request);
      const node = mainNode(seed.uri ?? seed.id, answer, definition.node);
      if (node === undefined) return undefined;
      const head = definition.head({ data: answer.data, node, seed, request, site });
      return { data: answer.data, head, isPartial: answer.errors.length > 0 };
    },
  };
}

function askAll<Results extends readonly unknown[]>(
  queries: QueryListDefinition<Results, unknown>['queries'],
): AskedQuery<Results> {
  return async (ask, seed, request) => {
    const answers = await Promise.all(queries.map((query: AskedQuery<unknown>) => query(ask, seed, request)));
    // One result per query, in their order: the mapped type says so, `map` forgets it.
    const data = answers.map((answer) => answer.data) as unknown as Results;
    return { data, errors: answers.flatMap((answer) => answer.errors) };
  };
}

export function defineTemplate<Result, Variables, Node>(
  definition: SingleQueryDefinition<Result, Variables, Node>,
): TemplateCard<Result>;
export function defineTemplate<Results extends readonly unknown[], Node>(
  definition: QueryListDefinition<Results, Node>,
): TemplateCard<Results>;
/**
 * Makes a template out of one query or a list of queries, the variables they take from the seed
 * node, the node the page is about, and its head.
 * @throws TemplateDefinitionError when both `query` and `queries` are given.
 */
export function defineTemplate<Result, Results extends readonly unknown[], Variables, Node>(
  definition: SingleQueryDefinition<Result, Variables, Node> | QueryListDefinition<Results, Node>,
): TemplateCard<Result> | TemplateCard<Results> {
  if (definition.query && definition.queries) {
    throw new TemplateDefinitionError(
      'Only either Component.query or Component.queries can be provided, but not both.',
    );
  }
  return definition.query
    ? card(definition, templateQuery(definition.query, definition.variables))
    : card(definition, askAll(definition.queries));
}

/** Variables of every query that asks for one node by its number. */
export function byDatabaseId({ databaseId }: SeedNode, { asPreview }: TemplateRequest) {
  return { databaseId: String(databaseId), ...(asPreview && { asPreview }) };
}

type TitledNode = FragmentOf<typeof HeadParts> & { uri?: string | null };

/** The head of a page with a title of its own and, mostly, fields for search engines. */
export function titledHead({ node, seed, site }: HeadInput<unknown, TitledNode>): PageHead {
  return nodeHead({ node, site, path: node.uri ?? seed.uri });
}
