import { setTimeout as pause } from 'node:timers/promises';
import * as texts from '@headwater/brand/texts.ts';
import type { QueryCms } from '../../cms-client/cms-client.ts';
import { siteConfig } from '../../config/site.config.ts';
import type { FoundPage } from '../../templates/load/load-page.ts';
import { completeLogin } from '../sign-in/complete-login.ts';
import type { EditorAccess } from '../sign-in/editor-access.ts';
import { toLogin } from '../sign-in/redirects.ts';
import { withoutLogin } from '../sign-in/return-path.ts';
import { type RequestSession, sessionOfRequest } from '../sign-in/session-of-request.ts';
import { copyDraft } from './copy-draft.ts';
import { loadPreview } from './load-preview.ts';
import type { PreviewLink } from './preview-links.ts';
import { readPreviewRequest } from './preview-request.ts';
import type { PreviewTools } from './preview-tools.ts';

/**
 * The links of a node. Their holders see what the editor saw last; if a new copy fails, the older one stays.
 * @param takeCopy copies the draft; called only when there are links
 * @returns none while their database cannot be used: the draft itself does not need it
 */
export async function refreshedLinks(
  { previewLinks, editors }: Pick<PreviewTools, 'previewLinks'> & { editors: Pick<EditorAccess, 'warn'> },
  contentId: number,
  takeCopy: () => Promise<string>,
): Promise<PreviewLink[]> {
  let links: PreviewLink[] = [];
  try {
    links = await previewLinks.of(contentId);
    if (links.length === 0) return links;
    await previewLinks.refresh(contentId, await takeCopy());
    return await previewLinks.of(contentId);
  } catch (error) {
    editors.warn(error, 'the copy behind a preview link could not be renewed');
    return links;
  }
}

/** What the preview page shows if it does not redirect. */
export type PreviewScreen =
  | { kind: 'draft'; page: FoundPage; contentId: number; links: PreviewLink[]; cookies: string[] }
  | { kind: 'nothing'; status: 400 | 404; title: string; text: string; cookies: string[] };

type SignedIn = Extract<RequestSession, { kind: 'signed-in' }>;

/** Sends queries as the editor of a session. */
export function queryOf({ queryAsEditor }: EditorAccess, { tokens }: SignedIn): QueryCms {
  return (document, variables) => queryAsEditor(document, variables, tokens.accessToken);
}

const NAMES_NOTHING = 'The URL must contain the proper previewPathname query param for previews.';

function nothing(status: 400 | 404, title: string, text: string, cookies: string[] = []): PreviewScreen {
  return { kind: 'nothing', status, title, text, cookies };
}

/** The draft of some content; without its ID, which a path does not tell, there is none for anyone. */
async function openDraft(
  request: Request,
  tools: PreviewTools,
  contentId: number | undefined,
  isRetry = false,
): Promise<Response | PreviewScreen> {
  const { editors } = tools;
  const session = await sessionOfRequest(request.headers, editors);
  if (session.kind === 'signed-out') {
    await pause(siteConfig.loginRedirectMilliseconds);
    return toLogin(request, editors, withoutLogin(new URL(request.url)), session.cookies);
  }
  const { cookies, tokens } = session;
  const query = queryOf(editors, session);
  const page = contentId === undefined ? undefined : await loadPreview(tools, query, contentId);
  if (page && contentId !== undefined) {
    const links = await refreshedLinks(tools, contentId, () => copyDraft(query, tools, page.seed, page.shell));
    return { kind: 'draft', page, contentId, links, cookies };
  }
  if (contentId === undefined || isRetry) return nothing(404, texts.noPreviewTitle, texts.noPreview, cookies);
  // The CMS may no longer know the token, which it does not report.
  editors.sessions.distrust(tokens.accessToken);
  return openDraft(request, tools, contentId, true);
}

/**
 * Opens the preview of a URL: shows signed-in editors the newest draft, and redirects others
 * to the login and back.
 * @throws CmsError when the CMS does not respond.
 */
export async function openPreview(request: Request, tools: PreviewTools): Promise<Response | PreviewScreen> {
  const { editors } = tools;
  const login = await completeLogin(request, editors);
  if (login?.kind === 'response') return login.response;
  if (login) return nothing(400, texts.notSignedInTitle, texts.notSignedIn);
  const wanted = readPreviewRequest(new URL(request.url).searchParams);
  return wanted ? openDraft(request, tools, wanted.contentId) : nothing(400, texts.noPreviewTitle, NAMES_NOTHING);
}
