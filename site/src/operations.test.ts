import { readFileSync } from 'node:fs';
import { schemaFiles, wholeSchema } from '@headwater/contract/recorded-schema.ts';
import { buildSchema, validate } from 'graphql';
import { expect, test } from 'vitest';
import { readOperations } from './doctor/operations.ts';

const schemas = {
  'the contract': buildSchema(readFileSync(schemaFiles.contract, 'utf8')),
  WordPress: wholeSchema(),
};

const operations = await readOperations();

test('the site sends operations, each under a name of its own', () => {
  expect(operations.length).toBeGreaterThan(30);
  expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length);
});

test.each(operations)('$name ($file) is valid against the contract and against WordPress', ({ document }) => {
  for (const [owner, schema] of Object.entries(schemas)) {
    expect(
      validate(schema, document).map(({ message }) => message),
      owner,
    ).toEqual([]);
  }
});
