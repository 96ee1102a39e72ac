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
import type { PreviewLink, PreviewLinks } from './preview-links.ts';
import { type PreviewRequest, PreviewUrlError, readPreviewRequest } from './preview-request.ts';
import type { PreviewTools } from './preview-tools.ts';

interface RefreshTools {
  previewLinks: PreviewLinks;
  editors: Pick<EditorAccess, 'warn'>;
}

/**
 * The links of an entry. Their holders see what the editor saw last; if a new copy fails, the older one stays.
 * @param takeCopy copies the draft; called only when there are links
 * @returns none while their database cannot be used: the draft itself does not need it
 */
export async function refreshedLinks(
  { previewLinks, editors }: RefreshTools,
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
export function askerOf({ queryAsEditor }: EditorAccess, { tokens }: SignedIn): QueryCms {
  return (document, variables) => queryAsEditor(document, variables, tokens.accessToken);
}

function nothing(status: 400 | 404, title: string, text: string, cookies: string[] = []): PreviewScreen {
  return { kind: 'nothing', status, title, text, cookies };
}

function wantedContent(url: URL): PreviewRequest | PreviewScreen | undefined {
  try {
    return readPreviewRequest(url.searchParams);
  } catch (error) {
    if (error instanceof PreviewUrlError) return nothing(400, texts.noPreviewTitle, error.message);
    throw error;
  }
}

async function askForLogin(request: Request, editors: EditorAccess, cookies: readonly string[]): Promise<Response> {
  await pause(siteConfig.loginRedirectMilliseconds);
  return toLogin(request, editors, withoutLogin(new URL(request.url)), cookies);
}

/**
 * Opens the preview of a URL: shows signed-in editors the newest draft, and redirects others
 * to the login and back. A CMS that returns nothing may no longer know the token, which it does not
 * report, so a new one is tried once.
 * @throws CmsError when the CMS does not answer.
 */
export async function openPreview(request: Request, tools: PreviewTools): Promise<Response | PreviewScreen> {
  const { editors } = tools;
  const end = await completeLogin(request, editors);
  if (end?.kind === 'answer') return end.response;
  if (end) return nothing(400, texts.notSignedInTitle, texts.notSignedIn);
  const wanted = wantedContent(new URL(request.url));
  if (wanted && 'kind' in wanted) return wanted;

  let session = await sessionOfRequest(request.headers, editors);
  if (session.kind === 'signed-out') return askForLogin(request, editors, session.cookies);
  let page = wanted && (await loadPreview(tools, askerOf(editors, session), wanted.contentId));
  if (wanted && !page) {
    editors.sessions.distrust(session.tokens.accessToken);
    session = await sessionOfRequest(request.headers, editors);
    if (session.kind === 'signed-out') return askForLogin(request, editors, session.cookies);
    page = await loadPreview(tools, askerOf(editors, session), wanted.contentId);
  }
  if (!wanted || !page) {
    return nothing(404, texts.noPreviewTitle, texts.noPreview, session.cookies);
  }
  const { contentId } = wanted;
  const { seed, shell } = page;
  const ask = askerOf(editors, session);
  const takeCopy = () => copyDraft(ask, tools, seed, shell);
  const links = await refreshedLinks(tools, contentId, takeCopy);
  return { kind: 'draft', page, contentId, links, cookies: session.cookies };
}
