import { json } from 'node:stream/consumers';
import { faultyCms, GetTitle, sendJson } from '../../../cms-client/testing/faulty-cms.ts';
import type { Template } from '../../../templates/template.ts';
import { editorsOf, granted, refused } from '../../sign-in/testing/editors.ts';
import { inga } from '../../toolbar/testing/inga.ts';
import type { PreviewTools } from '../preview-tools.ts';
import { temporaryPreviewLinks } from './temporary-preview-links.ts';

/** The cookies of the editor that the CMS knows. */
export const SESSION = '__Host-faust-rt=known; faust-auth=1';

/** A template that queries one thing of the CMS, and has it as its data. */
const title: Template = {
  async load(query, seed, { asPreview }, site) {
    const { data, errors } = await query(GetTitle, { uri: `/${seed.databaseId}/` });
    const head = { title: `${site?.title}`, description: asPreview ? 'a draft' : 'published', robots: 'index' };
    return { Component: () => null, data, blocks: [], head, isPartial: errors.length > 0 };
  },
};

/**
 * A CMS over HTTP with the draft of page 7, or of another one, which refers to a public page and to another draft, and
 * what previews need of the site. Page 2 is the front page. Only the access token of the known editor opens the draft.
 */
export async function draftCms(templates: PreviewTools['templates'] = { page: title }) {
  const queries: string[] = [];
  const grants: object[] = [];
  const cms = { hasDraft: true, draftOf: 7 };
  const node = (id: number) => ({ __typename: 'Page', id: `page-${id}`, databaseId: id, isTermNode: false });
  const flags = { isContentNode: true, isFrontPage: false, isPostsPage: false, slug: null, template: null };
  const contentType = { node: { name: 'page' } };
  const menus = { headerMenuItems: { nodes: [] }, footerMenuItems: { nodes: [] } };
  const links = [
    { uri: '/public/', title: 'Public' },
    { uri: '/hidden/', title: 'Hidden' },
  ];
  const client = await faultyCms(
    async (req, res) => {
      // Written by the client.
      const { operationName, variables } = (await json(req)) as {
        operationName: string;
        variables: { uri?: string; id?: string };
      };
      const isEditor = req.headers.authorization === 'Bearer access of Inga';
      queries.push(`${operationName}${isEditor ? ' as editor' : ''}`);
      const isPublic = variables.uri === '/public/' || variables.uri === '/';
      const hasDraft = isEditor && cms.hasDraft && variables.id === String(cms.draftOf);
      const responses: Record<string, object> = {
        GetSeedNode: { node: isPublic ? { ...node(2), ...flags, uri: variables.uri, contentType } : null },
        GetSeedNodePreview: { node: hasDraft ? { ...node(456), ...flags, uri: '/?page_id=7', contentType } : null },
        GetSiteShell: { generalSettings: { title: 'Shop', description: '' }, ...menus },
        GetTitle: {
          nodeByUri: isEditor ? { __typename: 'Page', id: 'a', title: 'A draft', links: { nodes: links } } : null,
        },
        GetViewer: { viewer: isEditor ? inga : null },
      };
      sendJson(res, { data: responses[operationName] });
    },
    { method: 'POST' },
  );
  const known = ['known', 'refresh of Inga'];
  const { editors, warnings } = editorsOf({
    queryAsEditor: client.queryAsEditor,
    // Each renewal replaces the refresh token.
    authorize: async (grant) => {
      grants.push(grant);
      return 'code' in grant || known.includes(grant.refreshToken) ? granted('Inga') : refused;
    },
  });
  const tools: PreviewTools = {
    editors,
    previewLinks: temporaryPreviewLinks(),
    queryPublic: client.queryPublic,
    templates,
  };
  return { cms, tools, queries, grants, warnings };
}
