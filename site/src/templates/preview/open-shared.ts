import type { QueryPublic } from '../../cms-client/cms-client.ts';
import { OldCopyError } from '../../preview/answer-record.ts';
import { readLinkToken } from '../../preview/link-token.ts';
import type { PreviewLink, PreviewLinks } from '../../preview/preview-links.ts';
import type { FoundPage } from '../load-page.ts';
import { loadCopy } from './copy-draft.ts';
import { loadShell } from './load-preview.ts';

interface SharedTools {
  previewLinks: PreviewLinks;
  queryPublic: QueryPublic;
  /** Signs preview links. */
  key: Buffer;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * The draft behind a preview link, out of its copy: no session, no question to the CMS as anybody but a
 * visitor, and no other content.
 * @returns undefined when the link is not ours, ran out, was withdrawn, or is older than the site.
 */
export async function openShared(
  token: string,
  { previewLinks, queryPublic, key, now }: SharedTools,
): Promise<{ page: FoundPage; link: PreviewLink } | undefined> {
  const id = readLinkToken(token, key, now);
  const found = id === undefined ? undefined : previewLinks.find(id);
  if (!found) return undefined;
  try {
    const page = await loadCopy(found.copy, await loadShell({ queryPublic }));
    return page && { page, link: found.link };
  } catch (error) {
    if (error instanceof OldCopyError) return undefined;
    throw error;
  }
}
