import { readFileSync } from 'node:fs';
import { contentModel } from '@headwater/content-model/model.ts';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { additionsTo, extended } from './additions.ts';

export const schemaFiles = {
  recorded: new URL('wordpress/schema.graphql', import.meta.url),
  contract: new URL('schema.graphql', import.meta.url),
} as const;

let recorded: GraphQLSchema | undefined;
let whole: GraphQLSchema | undefined;

/** The whole schema of the WordPress that was recorded, read once. */
export function recordedSchema(): GraphQLSchema {
  recorded ??= buildSchema(readFileSync(schemaFiles.recorded, 'utf8'));
  return recorded;
}

/**
 * The recorded schema plus the additions of the content model: the schema of the site's WordPress.
 * @throws Error for a content type that cannot be added, saying what to do instead
 */
export function wholeSchema(): GraphQLSchema {
  whole ??= extended(recordedSchema(), additionsTo(recordedSchema(), contentModel));
  return whole;
}
