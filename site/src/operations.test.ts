import { readFileSync } from 'node:fs';
import { schemaFiles, wholeSchema } from '@headwater/contract/recorded-schema.ts';
import { buildSchema, getOperationAST, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { cmsRequest } from './cms-client/cms-request.ts';
import { minifiedDocument } from './cms-client/minified-document.ts';
import { readOperations } from './doctor/operations.ts';

const schemas = {
  'the contract': buildSchema(readFileSync(schemaFiles.contract, 'utf8')),
  WordPress: wholeSchema(),
};

const operations = await readOperations();

test('each operation of the site has a name of its own', () => {
  expect(operations.length).toBeGreaterThan(30);
  expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length);
});

test.each(operations)('$name ($file) is valid against each schema', ({ document }) => {
  for (const [owner, schema] of Object.entries(schemas)) {
    expect(
      validate(schema, document).map(({ message }) => message),
      owner,
    ).toEqual([]);
  }
});

const longVariables = { uri: `/${'long-path/'.repeat(10)}`, id: '123456789', after: 'c'.repeat(60), first: 100 };

test.each(operations.filter(({ document }) => getOperationAST(document)?.operation === 'query'))(
  '$name fits into the URL of a GET request',
  ({ name, document }) => {
    const query = minifiedDocument(document);
    expect(cmsRequest('GET', { operationName: name, variables: longVariables, query }).method).toBe('GET');
  },
);

test.each(operations)('$name is as valid after minifying as before', ({ document }) => {
  const minified = parse(minifiedDocument(document));
  expect(getOperationAST(minified)?.name?.value).toBe(getOperationAST(document)?.name?.value);
  expect(validate(schemas.WordPress, minified)).toEqual([]);
});
