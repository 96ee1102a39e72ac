import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaFiles, wholeSchema } from '@headwater/contract/recorded-schema.ts';
import { buildSchema, type DocumentNode, Kind, validate } from 'graphql';
import { expect, test } from 'vitest';

const schemas = {
  'the contract': buildSchema(readFileSync(schemaFiles.contract, 'utf8')),
  WordPress: wholeSchema(),
};

function isDocument(value: unknown): value is DocumentNode {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;
}

function isOperation(document: DocumentNode): boolean {
  return document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);
}

const modules = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:query|mutation)\.ts$/.test(name))
  .sort();
const operations: (readonly [string, DocumentNode])[] = [];
for (const name of modules) {
  const exports: Record<string, unknown> = await import(join(import.meta.dirname, name));
  for (const [key, value] of Object.entries(exports)) {
    if (isDocument(value) && isOperation(value)) operations.push([`${key} (${name})`, value]);
  }
}

test('the site sends operations', () => {
  expect(operations.length).toBeGreaterThanOrEqual(modules.length);
});

test.each(operations)('%s is valid against the contract and against WordPress', (_name, document) => {
  for (const [owner, schema] of Object.entries(schemas)) {
    expect(
      validate(schema, document).map(({ message }) => message),
      owner,
    ).toEqual([]);
  }
});
