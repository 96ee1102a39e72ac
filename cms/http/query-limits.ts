import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  type ValidationContext,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { measureQuery, type QuerySize } from './query-size.ts';

/** Largest document that is read at all; the site's own largest has about 400. */
const mostTokens = 4_000;

/** What one request may ask for. The site's own queries reach depth 9, 4 aliases and a cost of about 15,000. */
export const queryLimits = { depth: 10, aliases: 50, fields: 1_000, cost: 60_000 } as const satisfies QuerySize;

/** Refuses a document that is too deep, too wide or too dear, before anything of it is executed. */
function sizeRule(context: ValidationContext): ASTVisitor {
  return {
    Document(document: DocumentNode) {
      const size = measureQuery(document);
      for (const [measure, most] of Object.entries(queryLimits)) {
        const actual = size[measure as keyof QuerySize];
        if (actual > most) {
          context.reportError(new GraphQLError(`The query exceeds the limit for ${measure}: ${actual} of ${most}.`));
        }
      }
    },
  };
}

/** @param introspection whether a request may ask about the schema itself */
export function useQueryLimits({ introspection }: { introspection: (request: Request) => boolean }): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn((source, options) => parse(source, { ...options, maxTokens: mostTokens }));
    },
    onValidate({ addValidationRule, context: { request } }) {
      addValidationRule(sizeRule);
      if (!introspection(request)) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
  };
}
