import { expect, test } from 'vitest';
import { graphql } from '../cms-client/graphql.ts';
import { defineTemplate, templateQuery } from './define-template.ts';
import { listTemplates } from './template-entry.ts';

const GetTitle = graphql(`
  query GetTitle($databaseId: ID!) {
    page(id: $databaseId, idType: DATABASE_ID) {
      title
    }
  }
`);

test('a template with both query and queries is refused by name', () => {
  const both = {
    query: GetTitle,
    queries: [templateQuery(GetTitle, () => ({ databaseId: '1' }))],
    variables: () => ({ databaseId: '1' }),
    node: () => null,
    head: () => ({ title: '', description: '' }),
  };
  // @ts-expect-error the types refuse it too; this is for those who do not check types
  expect(() => defineTemplate(both)).toThrow(
    'Only either Component.query or Component.queries can be provided, but not both.',
  );
});

test('an empty list of templates is refused by name', () => {
  expect(() => listTemplates({})).toThrow('Templates are required. Please add them to your config.');
});
