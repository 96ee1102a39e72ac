import { groupsOfType, typeName } from '@headwater/content-model/content-type.ts';
import { contentTypes } from '@headwater/content-model/content-types.ts';
import type { Field, Fields, Groups } from '@headwater/content-model/fields.ts';
import { templateType } from '@headwater/content-model/template.ts';
import { templates } from '@headwater/content-model/templates.ts';
import { type DocumentNode, Kind, parse, type SelectionNode } from 'graphql/language/index.js';
import { graphql } from '../../cms-client/graphql.ts';
import { MediaItemParts } from '../../content/media-item.fragment.ts';
import { PageInfoParts } from '../../content/page-info.fragment.ts';

/** What the index takes of a node. `ownTexts` adds the custom fields of the content model. */
export const IndexedParts = graphql(
  `
    fragment IndexedParts on ContentNode {
      __typename
      databaseId
      uri
      date
      modifiedGmt
      isFrontPage
      template {
        __typename
        ... on Template_SingleProduct {
          singleProduct {
            partsBreakoutImage {
              node {
                ...MediaItemParts
              }
            }
          }
        }
      }
      ... on NodeWithTitle {
        title
        seo {
          fullHead
          canonical
          metaRobotsNoindex
        }
      }
      ... on NodeWithExcerpt {
        excerpt
      }
      ... on NodeWithContentEditor {
        content
      }
      ... on NodeWithFeaturedImage {
        featuredImage {
          node {
            ...MediaItemParts
          }
        }
      }
      ... on HierarchicalContentNode {
        parentDatabaseId
        parent {
          node {
            ... on NodeWithTitle {
              title
            }
          }
        }
      }
    }
  `,
  [MediaItemParts],
);

const TEXT_KINDS: readonly Field[] = ['text', 'textarea', 'wysiwyg'];

function fieldSelections(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, kind]) => {
    if (TEXT_KINDS.includes(kind)) return [name];
    return kind === 'file' ? [`${name} { node { title } }`] : [];
  });
}

function groupSelections(groups: Groups): string[] {
  return Object.entries(groups).flatMap(([name, fields]) => {
    const selected = fieldSelections(fields);
    return selected.length > 0 ? [`${name} { ... on ${typeName(name)} { ${selected.join(' ')} } }`] : [];
  });
}

/** Makes the fragment also select the texts and files in custom fields, whatever the content model has. */
function addOwnTexts(fragment: DocumentNode): void {
  const ofTypes = Object.values(contentTypes).flatMap((type) => {
    const selected = [...fieldSelections(type.fields), ...groupSelections(groupsOfType(type))];
    return selected.length > 0 ? [`... on ${type.graphqlType} { ${selected.join(' ')} }`] : [];
  });
  const ofTemplates = Object.entries(templates).flatMap(([label, { groups = {} }]) => {
    const selected = groupSelections(groups);
    return selected.length > 0 ? [`... on ${templateType(label)} { ${selected.join(' ')} }`] : [];
  });
  const text = `{ ${ofTypes.join(' ')} ... on ContentNode { template { ${ofTemplates.join(' ')} } } }`;
  const [operation] = parse(text, { noLocation: true }).definitions;
  const added: readonly SelectionNode[] =
    operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections : [];
  const [first] = fragment.definitions;
  if (first?.kind !== Kind.FRAGMENT_DEFINITION) return;
  Object.assign(first.selectionSet, { selections: [...first.selectionSet.selections, ...added] });
}

addOwnTexts(IndexedParts);

/** Published nodes that everyone may read, of any type: all, those with the given IDs, or the last changed first. */
export const GetIndexedContent = graphql(
  `
    query GetIndexedContent(
      $first: Int!
      $after: String
      $in: [ID]
      $orderby: [PostObjectsConnectionOrderbyInput]
    ) {
      list: contentNodes(
        first: $first
        after: $after
        where: { status: PUBLISH, hasPassword: false, in: $in, orderby: $orderby }
      ) {
        pageInfo {
          ...PageInfoParts
        }
        nodes {
          ...IndexedParts
        }
      }
    }
  `,
  [PageInfoParts, IndexedParts],
);

/** Paths of published nodes with a password, whose texts are not read. */
export const GetProtectedPaths = graphql(
  `
    query GetProtectedPaths($first: Int!, $after: String, $in: [ID]) {
      list: contentNodes(first: $first, after: $after, where: { status: PUBLISH, hasPassword: true, in: $in }) {
        pageInfo {
          ...PageInfoParts
        }
        nodes {
          databaseId
          uri
        }
      }
    }
  `,
  [PageInfoParts],
);
