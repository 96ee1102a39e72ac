import { isRecord } from '@headwater/contract/is-record.ts';
import type { QueryCms } from '../cms-client/cms-client.ts';
import { type CmsResponse, mainNode } from '../cms-client/envelope.ts';
import { CmsResponseError } from '../cms-client/errors.ts';
import type { FragmentOf, TadaDocumentNode } from '../cms-client/graphql.ts';
import type { SeedNode } from '../routing/seed-node.ts';
import type { HeadParts } from '../seo/head.fragment.ts';
import type { PageHead, SiteIdentity } from '../seo/head.ts';
import { nodeHead } from '../seo/node-head.ts';
import { nodePath } from './node-path.ts';
import { type Template, type TemplateComponent, TemplateDefinitionError, type TemplateRequest } from './template.ts';

type VariablesFrom<Variables> = (seed: SeedNode, request: TemplateRequest) => Variables;
/** A query that takes its variables from the seed node; it may send several to the CMS. */
export type TemplateQuery<Result> = (
  queryCms: QueryCms,
  seed: SeedNode,
  request: TemplateRequest,
) => Promise<CmsResponse<Result>>;

/** One of a template's `queries`: a document with the variables it takes from the seed node. */
export function templateQuery<Result, Variables>(
  query: TadaDocumentNode<Result, Variables>,
  variables: VariablesFrom<Variables>,
): TemplateQuery<Result> {
  return (queryCms, seed, request) => queryCms(query, variables(seed, request));
}

export interface HeadInput<Data, Node> {
  data: Data;
  node: Node;
  seed: SeedNode;
  request: TemplateRequest;
  site: SiteIdentity;
}

interface Definition<Data, Node> {
  /** Renders the data. */
  Component: TemplateComponent<Data>;
  /** The node that the page is about; null contradicts the seed node, undefined is a node that the template does not show. */
  node: (data: Data, seed: SeedNode) => Node | null | undefined;
  head: (input: HeadInput<Data, Node>) => PageHead;
}

export interface SingleQueryDefinition<Result, Variables, Node> extends Definition<Result, Node> {
  query: TadaDocumentNode<Result, Variables>;
  variables: VariablesFrom<Variables>;
  queries?: never;
}

export interface QueryListDefinition<Results extends readonly unknown[], Node> extends Definition<Results, Node> {
  /** Created by `templateQuery`; their results are the page's data, in this order. */
  queries: { [Index in keyof Results]: TemplateQuery<Results[Index]> };
  query?: never;
}

/** Whether the CMS sent another node than the path leads to: its page must not be shown there, let alone stored. */
function isOther(node: unknown, { id, uri }: SeedNode): boolean {
  if (!isRecord(node)) return false;
  // A CMS may spell a path in two ways, or refer from one to the other; the ID is the node.
  return typeof node.id === 'string' ? node.id !== id : typeof node.uri === 'string' && node.uri !== uri;
}

function template<Data, Node>(definition: Definition<Data, Node>, load: TemplateQuery<Data>): Template {
  return {
    async load(queryCms, seed, request, site) {
      const response = await load(queryCms, seed, request);
      const node = mainNode(seed.uri ?? seed.id, response, (data) => definition.node(data, seed));
      if (node === undefined) {
        if (request.asPreview || definition.node(response.data, seed) === undefined) return undefined;
        // The seed node says that the page exists, and the next one says it if it was deleted in between.
        throw new CmsResponseError(seed.uri ?? seed.id, 'the response has no node');
      }
      if (!request.asPreview && isOther(node, seed)) {
        throw new CmsResponseError(seed.uri ?? seed.id, 'the response is about another node');
      }
      const head = definition.head({ data: response.data, node, seed, request, site });
      // The definition proves that the component accepts this data; callers don't need the type.
      const Component = definition.Component as TemplateComponent<unknown>;
      return { Component, data: response.data, head, isPartial: response.errors.length > 0 };
    },
  };
}

function queryAll<Results extends readonly unknown[]>(
  queries: QueryListDefinition<Results, unknown>['queries'],
): TemplateQuery<Results> {
  return async (queryCms, seed, request) => {
    const responses = await Promise.all(queries.map((query: TemplateQuery<unknown>) => query(queryCms, seed, request)));
    // One result per query, in order: the mapped type knows this, but `map` loses it.
    const data = responses.map((response) => response.data) as unknown as Results;
    return { data, errors: responses.flatMap((response) => response.errors) };
  };
}

export function defineTemplate<Result, Variables, Node>(
  definition: SingleQueryDefinition<Result, Variables, Node>,
): Template;
export function defineTemplate<Results extends readonly unknown[], Node>(
  definition: QueryListDefinition<Results, Node>,
): Template;
/**
 * Defines a template from one query or a list of queries, the variables they take from the seed
 * node, the node the page is about, its head, and the component that renders it.
 * @throws TemplateDefinitionError when both `query` and `queries` are given.
 */
export function defineTemplate<Result, Results extends readonly unknown[], Variables, Node>(
  definition: SingleQueryDefinition<Result, Variables, Node> | QueryListDefinition<Results, Node>,
): Template {
  if (definition.query && definition.queries) {
    throw new TemplateDefinitionError(
      'Only either Component.query or Component.queries can be provided, but not both.',
    );
  }
  return definition.query
    ? template(definition, templateQuery(definition.query, definition.variables))
    : template(definition, queryAll(definition.queries));
}

/** Variables of every query for a single node by its ID. */
export function byDatabaseId({ databaseId }: SeedNode, { asPreview }: TemplateRequest) {
  return { databaseId: String(databaseId), ...(asPreview && { asPreview }) };
}

type TitledNode = FragmentOf<typeof HeadParts> & { uri?: string | null };

/** The head of a page with a title and, usually, SEO fields. */
export function titledHead({ node, seed, site }: HeadInput<unknown, TitledNode>): PageHead {
  return nodeHead({ node, site, path: nodePath(node, seed) });
}
