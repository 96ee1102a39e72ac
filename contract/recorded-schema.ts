import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { extended } from './additions.ts';

export const schemaFiles = {
  recorded: new URL('wordpress/schema.graphql', import.meta.url),
  additions: new URL('additions.graphql', import.meta.url),
  contract: new URL('schema.graphql', import.meta.url),
} as const;

/** The whole schema of the WordPress that was recorded. */
export function recordedSchema(): GraphQLSchema {
  return buildSchema(readFileSync(schemaFiles.recorded, 'utf8'));
}

/** The recorded schema plus the additions of the content model: the schema of the site's WordPress. */
export function wholeSchema(): GraphQLSchema {
  return extended(recordedSchema(), readFileSync(schemaFiles.additions, 'utf8'));
}
