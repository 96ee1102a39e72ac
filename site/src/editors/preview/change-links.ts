import * as texts from '@headwater/brand/texts.ts';
import { readUrlEncoded } from '@headwater/contract/http/url-encoded.ts';
import type { QueryCms } from '../../cms-client/cms-client.ts';
import { siteConfig } from '../../config/site.config.ts';
import { plainText } from '../../content/plain-text.ts';
import { seeOther } from '../sign-in/redirects.ts';
import { returnPath } from '../sign-in/return-path.ts';
import { sessionOfRequest } from '../sign-in/session-of-request.ts';
import { GetViewer } from '../toolbar/viewer.query.ts';
import { copyDraft } from './copy-draft.ts';
import { loadPreview } from './load-preview.ts';
import { queryOf } from './open-preview.ts';
import type { PreviewTools } from './preview-tools.ts';

/** Links of one node at a time. */
const MOST_LINKS = 20;

function refuse(status: number, text: string): Response {
  return new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

async function makerName(query: QueryCms): Promise<string> {
  return plainText((await query(GetViewer, {})).data.viewer?.name);
}

/**
 * `POST /preview/links`: creates a preview link (`action=make`, `hours`) or withdraws one
 * (`action=withdraw`, `id`) of the content `p`, and redirects to the preview. For editors who can see
 * that draft themselves.
 * @throws CmsError when the CMS does not respond; PreviewLinksUnavailableError
 */
export async function changeLinks(request: Request, tools: PreviewTools): Promise<Response> {
  const { editors, previewLinks } = tools;
  const session = await sessionOfRequest(request.headers, editors);
  if (session.kind === 'signed-out') return refuse(401, texts.linkSignedOut);
  const fields = readUrlEncoded(await request.text().catch(() => ''));
  const text = (name: string) => fields.get(name) ?? '';
  const back = returnPath(text('back'), editors.origin);
  const contentId = /^[1-9]\d{0,9}$/.test(text('p')) ? Number(text('p')) : undefined;
  if (contentId === undefined || !back?.startsWith('/preview?')) return refuse(400, texts.linkFormIncomplete);

  const query = queryOf(editors, session);
  const page = await loadPreview(tools, query, contentId);
  if (!page) return refuse(404, texts.linkDraftMissing);
  switch (text('action')) {
    case 'withdraw':
      await previewLinks.withdraw(text('id'), contentId);
      break;
    case 'make': {
      const hours = siteConfig.previewLink.hours.find((choice) => String(choice) === text('hours'));
      if (hours === undefined) return refuse(400, texts.linkHoursUnknown);
      if ((await previewLinks.of(contentId)).length >= MOST_LINKS) return refuse(409, texts.linkLimit);
      const copy = await copyDraft(query, tools, page.seed, page.shell);
      await previewLinks.add({ contentId, maker: await makerName(query), hours }, copy);
      break;
    }
    default:
      return refuse(400, texts.linkActionUnknown);
  }
  return seeOther(back, session.cookies);
}
