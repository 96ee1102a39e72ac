import { type DocumentNode, parse, print } from 'graphql';
import { expect, test } from 'vitest';
import { withoutNames } from './without-names.ts';

function left(query: string, ...names: Parameters<typeof withoutNames>[1]): string | undefined {
  const document: DocumentNode | undefined = withoutNames(parse(query), names);
  return document && print(document).replaceAll(/\s+/g, ' ');
}

test.each([
  [
    'a field of a content type',
    '{ contentNode(id: "1") { id ... on Project { summary contentArea } } }',
    { type: 'Project', field: 'summary' },
    '{ contentNode(id: "1") { id ... on Project { contentArea } } }',
  ],
  [
    'a group, with everything in it',
    '{ contentNode(id: "1") { id ... on Page { heroBanner { bannerText bannerImage { node { id } } } } } }',
    { type: 'Page', field: 'heroBanner' },
    '{ contentNode(id: "1") { id } }',
  ],
  [
    'a field of a group, but not fields of the same name elsewhere',
    '{ contentNode(id: "1") { ... on Page { title statisticsSection { title statisticItems { statistic } } } } }',
    { type: 'StatisticsSection', field: 'title' },
    '{ contentNode(id: "1") { ... on Page { title statisticsSection { statisticItems { statistic } } } } }',
  ],
  [
    'a field of rows',
    '{ contentNode(id: "1") { ... on Page { linkCards { linkCardItems { cardTitle cardLink { nodes { id } } } } } } }',
    { type: 'LinkCardsLinkCardItems', field: 'cardLink' },
    '{ contentNode(id: "1") { ... on Page { linkCards { linkCardItems { cardTitle } } } } }',
  ],
  [
    'a field of rows of the entries in a list',
    '{ entries: technicalDocuments(first: 20) { pageInfo { endCursor } nodes { id files { pages note } } } }',
    { type: 'TechnicalDocumentFiles', field: 'pages' },
    '{ entries: technicalDocuments(first: 20) { pageInfo { endCursor } nodes { id files { note } } } }',
  ],
  [
    'the type of an SEO plugin',
    'query Q { page { ...Head } } fragment Head on NodeWithTitle { title seo { ...Seo } } fragment Seo on PostTypeSEO { title }',
    { type: 'PostTypeSEO' },
    'query Q { page { ...Head } } fragment Head on NodeWithTitle { title }',
  ],
  [
    'a field of one SEO plugin',
    '{ contentNode(id: "1") { ... on NodeWithTitle { seo { fullHead metaRobotsNoindex } } } }',
    { type: 'PostTypeSEO', field: 'metaRobotsNoindex' },
    '{ contentNode(id: "1") { ... on NodeWithTitle { seo { fullHead } } } }',
  ],
  [
    'a group of a template',
    '{ contentNode(id: "1") { id ... on Page { template { templateName ... on Template_SingleProduct { singleProduct { videoId } } } } } }',
    { type: 'Template_SingleProduct', field: 'singleProduct' },
    '{ contentNode(id: "1") { id ... on Page { template { templateName } } } }',
  ],
  [
    'a content type',
    '{ contentNode(id: "1") { id ... on Project { summary } ... on Page { title } } }',
    { type: 'Project' },
    '{ contentNode(id: "1") { id ... on Page { title } } }',
  ],
  [
    'a fragment on a type, with its spreads and the fragments that only it used',
    `{ contentNode(id: "1") { id ...Card } } fragment Card on ContentNode { uri ...Own }
     fragment Own on Project { summary ...Deep } fragment Deep on Project { contentArea }`,
    { type: 'Project' },
    '{ contentNode(id: "1") { id ...Card } } fragment Card on ContentNode { uri }',
  ],
  [
    'a field of a fragment that two others use, which stays',
    `{ contentNode(id: "1") { ...Card ...Row } } fragment Card on ContentNode { ...Own }
     fragment Row on ContentNode { uri ...Own } fragment Own on Project { summary contentArea }`,
    { type: 'Project', field: 'summary' },
    `{ contentNode(id: "1") { ...Card ...Row } } fragment Card on ContentNode { ...Own } ` +
      'fragment Own on Project { contentArea } fragment Row on ContentNode { uri ...Own }',
  ],
  [
    'a variable that is no longer used',
    'query ($id: ID!, $first: Int) { contentNode(id: $id) { id ... on Page { partner { partnerImageGallery(first: $first) { nodes { id } } } } } }',
    { type: 'Page', field: 'partner' },
    'query ($id: ID!) { contentNode(id: $id) { id } }',
  ],
])('removes %s from a query', (_what, query, name, expected) => {
  expect(left(query, name)).toBe(expected);
});

test('returns undefined when the whole query is unknown', () => {
  expect(left('{ contentNode(id: "1") { ...Own } } fragment Own on Project { summary }', { type: 'Project' })).toBe(
    undefined,
  );
});
