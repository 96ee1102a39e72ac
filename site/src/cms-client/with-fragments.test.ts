import { buildSchema, print, validate } from 'graphql';
import { expect, test } from 'vitest';
import { graphql } from './graphql.ts';
import { withFragments } from './with-fragments.ts';

const LogicParts = graphql(`
  fragment LogicParts on ConditionalLogic {
    actionType
  }
`);
const AnyField = graphql(`
  fragment AnyField on FormField {
    databaseId
  }
`);
const Form = graphql(
  `
    query Form($id: ID!) {
      gfForm(id: $id) {
        formFields {
          nodes {
            ...AnyField
          }
        }
      }
    }
  `,
  [AnyField],
);
const TextParts = graphql(
  `
    fragment TextParts on TextField {
      conditionalLogic {
        ...LogicParts
      }
    }
  `,
  [LogicParts],
);
const NumberParts = graphql(
  `
    fragment NumberParts on NumberField {
      rangeMin
      conditionalLogic {
        ...LogicParts
      }
    }
  `,
  [LogicParts],
);

const schema = buildSchema(`
  type Query { gfForm(id: ID!): GfForm }
  type GfForm { formFields: Fields }
  type Fields { nodes: [FormField] }
  interface FormField { databaseId: Int }
  type ConditionalLogic { actionType: String }
  type TextField implements FormField { databaseId: Int, conditionalLogic: ConditionalLogic }
  type NumberField implements FormField { databaseId: Int, conditionalLogic: ConditionalLogic, rangeMin: Float }
`);

test('a fragment spreads further ones in a new, valid document with each definition once', () => {
  const document = withFragments(Form, 'AnyField', [TextParts, NumberParts]);
  expect(print(document)).toContain('databaseId\n  ...TextParts\n  ...NumberParts\n');
  expect(validate(schema, document)).toEqual([]);
  expect(document.definitions).toHaveLength(5);
  expect(print(Form)).not.toContain('TextParts');
});
