import { loadShell } from '../../navigation/load-shell.ts';
import type { FoundPage } from '../../templates/load/load-page.ts';
import { loadCopy, OldCopyError } from './copy-draft.ts';
import { readLinkToken } from './link-token.ts';
import type { PreviewLink } from './preview-links.ts';
import type { PreviewTools } from './preview-tools.ts';

interface SharedTools extends Pick<PreviewTools, 'previewLinks' | 'queryPublic' | 'templates'> {
  /** Signs preview links. */
  key: Buffer;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * The draft of a preview link, from its copy: no session, no query to the CMS except as an anonymous
 * visitor, and no other content.
 * @returns undefined when this site did not sign the link, or it expired, was withdrawn, or is older than the site.
 * @throws PreviewLinksUnavailableError
 */
export async function openShared(
  token: string,
  { previewLinks, queryPublic, templates, key, now }: SharedTools,
): Promise<{ page: FoundPage; link: PreviewLink } | undefined> {
  const id = readLinkToken(token, key, now);
  const found = id === undefined ? undefined : await previewLinks.find(id);
  if (!found) return undefined;
  try {
    const page = await loadCopy(found.copy, await loadShell(queryPublic), templates);
    return page && { page, link: found.link };
  } catch (error) {
    if (error instanceof OldCopyError) return undefined;
    throw error;
  }
}
