import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CmsClient } from '../../cms-client/cms-client.ts';
import { createPageContext } from '../../cms-client/page-context.ts';
import { siteConfig } from '../../config/site.config.ts';
import { ownPages, redirectTarget } from '../../routing/canonical-path.ts';
import type { AstroHandler } from '../astro-handler.ts';
import { sendRedirect } from '../send.ts';
import type { EditorDoor } from './editor-door.ts';
import { ownHostTarget } from './editor-redirect.ts';

interface EditorAnswerParts {
  handler: AstroHandler;
  client: CmsClient;
  editorDoor: EditorDoor;
  siteUrl: URL;
}

/**
 * Answers what only editors use: with the browser's cookies, past the page cache, and not to be kept
 * or found by anybody.
 */
export function createEditorAnswer({ handler, client, editorDoor, siteUrl }: EditorAnswerParts) {
  return async (req: IncomingMessage, res: ServerResponse, path: string, query: string): Promise<void> => {
    const isPage = ownPages.has(path.toLowerCase().replace(/\/+$/, ''));
    const target = isPage ? redirectTarget(path, query) : undefined;
    if (target !== undefined) return sendRedirect(res, 308, target);
    const ownHost =
      isPage && req.method === 'GET' ? ownHostTarget(req.headers.host, siteUrl, req.url ?? '/') : undefined;
    if (ownHost !== undefined) return sendRedirect(res, 307, ownHost);
    res.setHeader('cache-control', 'no-store');
    res.setHeader('x-robots-tag', 'noindex, nofollow');
    // The page's own policy says who may show a preview in a frame; this older header cannot.
    if (path === siteConfig.paths.preview) res.removeHeader('x-frame-options');
    const context = createPageContext(client, String(res.getHeader('x-request-id')));
    return handler(req, res, undefined, { ...context, ...editorDoor(req) });
  };
}
