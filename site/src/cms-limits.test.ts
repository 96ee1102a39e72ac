import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentNode, getOperationAST, Kind, print } from 'graphql';
import { expect, test } from 'vitest';
import { siteConfig } from './config/site.config.ts';
import { runCms } from './forms/testing/run-cms.ts';

/** A page that every catalogue has, and a form. */
const databaseId = '1';
const node = { databaseId, asPreview: false };

/** What the site sends with each operation, at its largest. */
const variables: Readonly<Record<string, object>> = {
  GenerateAuthorizationCode: { username: 'nobody', password: 'wrong' },
  GetAuthorPaths: { after: null },
  GetCategoryPage: {
    uri: '/',
    first: Math.max(siteConfig.postsPerPage, siteConfig.projectsPerPage),
    isPostsPage: true,
    sticky: [databaseId],
    hasSticky: true,
  },
  GetConfirmationPages: {},
  GetContentPaths: { after: null },
  GetFaustViewer: {},
  GetFeed: { first: siteConfig.feedPosts },
  FileSupportCheck: { input: { id: databaseId, fieldValues: [] }, isExecuted: false },
  GetDoctorForms: {},
  GetDoctorPath: { uri: '/' },
  GetDocuments: { first: 20, after: null },
  GetDocumentProducts: { id: databaseId, after: null },
  GetIndexedContent: { first: 20, after: null, in: null, orderby: null },
  GetNumberedAuthor: { id: databaseId },
  GetNumberedCategory: { id: databaseId },
  GetNumberedContent: { id: databaseId },
  GetPostsPage: {},
  GetProductFiles: { first: 100, after: null },
  GetProtectedPaths: { first: 100, after: null, in: null },
  GetTexts: { first: 50, after: null },
  GetDoctorMenu: { location: 'PRIMARY' },
  GetCmsPlaces: {},
  GetDoctorSettings: {},
  GetRareFields: { id: databaseId },
  GetPostFields: { id: databaseId },
  GetForm: { id: databaseId },
  GetFormFieldCursors: { id: databaseId },
  GetFormSchedules: {},
  GetCaptchaKey: {},
  GetContactText: { uri: '/contact/' },
  GetFrontPage: { ...node, first: siteConfig.homePosts },
  GetPageData: node,
  GetPost: node,
  GetProductMainCategory: node,
  GetProductSubCategory: node,
  GetProject: node,
  GetReplacementParts: node,
  GetRepresentative: node,
  GetRepresentativeMap: { in: null, first: 100, after: null },
  GetRepresentatives: { uri: '/representative/', after: null },
  GetSeedNode: { uri: '/' },
  GetSeedNodePreview: { id: databaseId, asPreview: false },
  GetSingleProduct: node,
  GetSiteName: {},
  GetSiteShell: { menuItemQueryLimit: siteConfig.menuItemQueryLimit },
  GetSitemapArchives: {},
  GetSitemapCategories: {},
  GetSitemapTags: {},
  GetStickyNumbers: {},
  GetTermPaths: { after: null },
  GetViewer: {},
  Ping: {},
  Search: { search: 'pump', types: ['PAGE', 'POST', 'PROJECT', 'REPRESENTATIVE'], first: siteConfig.postsPerPage },
  SubmitForm: { input: { id: databaseId, fieldValues: [] } },
};

const documents: [string, DocumentNode][] = [];
for (const name of readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(?:query|mutation)\.ts$/.test(name)) continue;
  const exported: Record<string, unknown> = await import(join(import.meta.dirname, name));
  for (const value of Object.values(exported)) {
    const isDocument = typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;
    // The kind says what it is.
    const document = isDocument ? (value as DocumentNode) : undefined;
    const operation = document && getOperationAST(document)?.name?.value;
    if (document && operation) documents.push([operation, document]);
  }
}

const cms = await runCms();

async function errorsFor(body: object): Promise<string[]> {
  const response = await fetch(`${cms.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { errors = [] } = (await response.json()) as { errors?: { message: string }[] };
  return errors.map(({ message }) => message);
}

test('this test has variables for every operation', () => {
  expect(documents.map(([operation]) => operation).sort()).toEqual(Object.keys(variables).sort());
});

test.each(documents)('the local CMS takes %s from a visitor', async (operation, document) => {
  const errors = await errorsFor({ query: print(document), variables: variables[operation] });
  expect(errors.filter((message) => /limit|Variable|Unknown|Cannot|token/i.test(message))).toEqual([]);
});

test('the local CMS refuses a query whose response would be too large', async () => {
  const query = '{ posts(first: 100) { nodes { content } } pages(first: 100) { nodes { content } } }';
  expect(await errorsFor({ query })).toEqual([expect.stringContaining('limit for its size')]);
});
