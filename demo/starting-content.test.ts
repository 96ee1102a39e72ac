import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCms } from '@headwater/cms/create-cms.ts';
import { technicalDocument } from '@headwater/content-model/content-types/technical-document.ts';
import { type TemplateName, templateNames } from '@headwater/content-model/templates.ts';
import { operationNames, post, sendOperation } from '@headwater/contract/conformance/subject.ts';
import { afterAll, expect, test } from 'vitest';
import { startingContent } from './starting-content.ts';

const folder = await mkdtemp(join(tmpdir(), 'headwater-demo-'));
const cms = await createCms({
  folder,
  startingContent,
  baseUrl: 'http://cms.test',
  siteUrl: 'http://site.test',
});
afterAll(async () => {
  cms.close();
  await rm(folder, { recursive: true });
});
const subject = {
  fetch: (path: string, init?: RequestInit) => cms.fetch(new Request(`http://cms.test${path}`, init)),
  urls: {},
};

/** The operation that reads a page of each template. */
const operationOf: Record<TemplateName, string> = {
  ...(Object.fromEntries(templateNames.map((name) => [name, 'GetPage'])) as Record<TemplateName, string>),
  'Product Main Category': 'GetProductMainCategory',
  'Product Subcategory': 'GetProductSubCategory',
  'Single Product': 'GetSingleProduct',
  'Product Replacement Parts': 'GetReplacementParts',
};

interface SeedNode {
  databaseId: number;
  template: { templateName: string };
}

async function seedNode(uri: string): Promise<SeedNode> {
  const { body } = await sendOperation(subject, 'GetSeedNode', { uri });
  expect(body, uri).toMatchObject({ data: { node: { databaseId: expect.any(Number) } } });
  return (body.data as { node: SeedNode }).node;
}

const shown = startingContent.pages.filter(
  ({ path, status }) => path !== startingContent.postsPage && status !== 'draft',
);

test('the operation of its template returns every public page', async () => {
  expect(shown.length).toBeGreaterThan(50);
  for (const { path, template, status } of shown) {
    if (status === 'private') continue;
    const { databaseId, template: returned } = await seedNode(path);
    expect(returned.templateName, path).toBe(template);
    const operation = path === startingContent.frontPage ? 'GetFrontPage' : operationOf[template];
    const { body } = await sendOperation(subject, operation, { databaseId: String(databaseId) });
    expect(body.errors, path).toBeUndefined();
    expect(body.data, path).toMatchObject({ page: { uri: path, title: expect.stringMatching(/\S/) } });
  }
});

test('every reference operation runs without errors', async () => {
  const queries = operationNames.filter((name) => name !== 'SubmitForm');
  expect(queries.length).toBeGreaterThan(10);
  for (const operation of queries) {
    const variables = {
      databaseId: '1',
      id: '1',
      uri: '/news/',
      search: 'pump',
      asPreview: false,
      password: 'x',
      username: 'x',
    };
    const { body } = await sendOperation(subject, operation, variables);
    expect(body.errors, operation).toBeUndefined();
    expect(Object.keys(body.data ?? {}), operation).not.toEqual([]);
  }
});

test('no two files share a name', () => {
  const files = [...startingContent.images, ...startingContent.documents].map(({ file }) => file);
  expect(files.filter((file, position) => files.indexOf(file) !== position)).toEqual([]);
});

test('every page that the menus link to on this site exists', async () => {
  const query = `{ menuItems(first: 100) { nodes { path connectedNode { node { id } } } } }`;
  const { body } = await post(subject, { query });
  const { nodes } = (body.data as { menuItems: { nodes: { path: string }[] } }).menuItems;
  // The list of documents is the site's own page.
  const inside = nodes.filter(({ path }) => path.startsWith('/') && path !== `${technicalDocument.sitePath}/`);
  expect(nodes.length - inside.length).toBe(2);
  expect(inside.length).toBeGreaterThan(10);
  for (const { path } of inside) {
    const { body: found } = await sendOperation(subject, 'GetSeedNode', { uri: path });
    expect(found.data, path).toMatchObject({ node: { id: expect.any(String) } });
  }
});
