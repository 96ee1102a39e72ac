import type { QueryPublic } from '../../cms-client/cms-client.ts';
import { templates } from '../../templates/templates.ts';
import { type EditorAccess, requireEditors } from '../sign-in/editor-access.ts';
import type { Templates } from './load-preview.ts';
import type { PreviewLinks } from './preview-links.ts';

/** What previews need from the server. */
export interface PreviewTools {
  editors: EditorAccess;
  previewLinks: PreviewLinks;
  queryPublic: QueryPublic;
  templates: Templates;
}

/** The server's tools for an editor's page. @throws Error on any other page. */
export function previewTools(
  locals: Pick<PreviewTools, 'queryPublic'> & { editors?: EditorAccess; previewLinks?: PreviewLinks },
): PreviewTools {
  const { previewLinks, queryPublic } = locals;
  if (!previewLinks) throw new Error('This path is not in the list of routes for editors.');
  return { editors: requireEditors(locals), previewLinks, queryPublic, templates };
}
