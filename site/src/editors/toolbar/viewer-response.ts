import type { QueryPublic } from '../../cms-client/cms-client.ts';
import { isCmsError } from '../../cms-client/errors.ts';
import { mediaPath } from '../../content/image-url.ts';
import { plainText } from '../../content/plain-text.ts';
import type { EditorAccess } from '../sign-in/editor-access.ts';
import { bearerToken } from '../sign-in/has-credentials.ts';
import { jsonResponse } from '../sign-in/json-response.ts';
import { GetFaustViewer, GetSiteName, GetViewer } from './viewer.query.ts';
import type { Avatar, ToolbarSettings, Viewer } from './viewer.ts';

type Pictured = { url: string | null } | null;

/** Avatars come from the site's own origin; avatars on other hosts are not used. */
function avatar(usual: Pictured, dense: Pictured): Avatar | undefined {
  const src = mediaPath(usual?.url);
  return src ? { src, dense: mediaPath(dense?.url) } : undefined;
}

type Query = EditorAccess['queryAsEditor'];

/** The CMS names no viewer once a token has expired. */
function unauthorized(editors: EditorAccess, accessToken: string | undefined): Response {
  if (accessToken !== undefined) editors.sessions.distrust(accessToken);
  return jsonResponse(401, { error: 'Unauthorized' });
}

/** Whether the editor wants a toolbar; undefined when no editor is signed in. An unknown preference shows it. */
async function wantsToolbar(query: Query, accessToken: string): Promise<boolean | undefined> {
  try {
    const { data, errors } = await query(GetFaustViewer, {}, accessToken);
    if (data.viewer) return data.viewer.shouldShowFaustToolbar !== false;
    return errors.length > 0 ? true : undefined;
  } catch (error) {
    if (isCmsError(error)) return true;
    throw error;
  }
}

async function siteName(query: QueryPublic): Promise<string> {
  const title = await query(GetSiteName, {})
    .then(({ data }) => plainText(data.generalSettings?.title))
    .catch((error: unknown) => {
      if (isCmsError(error)) return '';
      throw error;
    });
  return title || 'WordPress';
}

/** `GET /api/faust/toolbar` with `Authorization: Bearer …`: whether to show a toolbar, and its links. */
export async function toolbarResponse(request: Request, editors: EditorAccess, query: QueryPublic): Promise<Response> {
  const accessToken = bearerToken(request.headers.get('authorization'));
  if (accessToken === undefined) return unauthorized(editors, undefined);
  const [isShown, name] = await Promise.all([wantsToolbar(editors.queryAsEditor, accessToken), siteName(query)]);
  if (isShown === undefined) return unauthorized(editors, accessToken);
  return jsonResponse(200, { isShown, siteName: name, cmsUrl: editors.wordpressUrl } satisfies ToolbarSettings);
}

/** `GET /api/faust/viewer` with `Authorization: Bearer …`: the editor's account and avatars. */
export async function viewerResponse(request: Request, editors: EditorAccess): Promise<Response> {
  const accessToken = bearerToken(request.headers.get('authorization'));
  if (accessToken === undefined) return unauthorized(editors, undefined);
  const { viewer } = (await editors.queryAsEditor(GetViewer, {}, accessToken)).data;
  if (!viewer) return unauthorized(editors, accessToken);
  const { avatar26, avatar52, avatar64, avatar128, ...fields } = viewer;
  return jsonResponse(200, {
    ...fields,
    name: plainText(viewer.name),
    username: viewer.username ?? '',
    avatars: { small: avatar(avatar26, avatar52), large: avatar(avatar64, avatar128) },
  } satisfies Viewer);
}
