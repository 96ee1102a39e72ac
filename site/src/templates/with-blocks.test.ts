import { readFileSync } from 'node:fs';
import { schemaFiles } from '@headwater/contract/recorded-schema.ts';
import { buildSchema, print, validate } from 'graphql';
import { expect, test } from 'vitest';
import { defineBlock } from '../blocks/define-block.ts';
import { graphql } from '../cms-client/graphql.ts';
import { SeoParts } from '../seo/head.fragment.ts';
import { withBlocks } from './with-blocks.ts';

const Summary = graphql(`
  fragment Summary on Project {
    summary
  }
`);

const Described = graphql(
  `
    fragment Described on NodeWithTitle {
      seo {
        ...SeoParts
      }
    }
  `,
  [SeoParts],
);

const GetProject = graphql(
  `
    query GetProject($databaseId: ID!) {
      project(id: $databaseId, idType: DATABASE_ID) {
        title
        seo {
          ...SeoParts
        }
      }
      projects {
        nodes {
          id
        }
      }
    }
  `,
  [SeoParts],
);

const blocks = [defineBlock(Summary, () => null), defineBlock(Described, () => null)];

test('the query asks for the fragment of each block on the node that the page is about', () => {
  const query = print(withBlocks(GetProject, blocks)).replaceAll(/\s+/g, ' ');
  expect(query).toContain('title seo { ...SeoParts } ...Summary ...Described } projects { nodes { id } }');
});

test('a query with blocks that share a fragment is valid', () => {
  const schema = buildSchema(readFileSync(schemaFiles.contract, 'utf8'));
  expect(validate(schema, withBlocks(GetProject, blocks))).toEqual([]);
});

test('a query without blocks stays the same object', () => {
  expect(withBlocks(GetProject, [])).toBe(GetProject);
});
