import { readUrlEncoded } from '@headwater/contract/http/url-encoded.ts';

/** The content that an editor wants to preview. */
interface PreviewRequest {
  /** Undefined when there is only a path, by which unpublished content cannot be found. */
  contentId: number | undefined;
}

function idIn(query: URLSearchParams): number | undefined {
  const found = ['p', 'preview_id', 'page_id'].map((name) => query.get(name)).find((value) => value);
  return found && /^[1-9]\d{0,9}$/.test(found) ? Number(found) : undefined;
}

/** Whether a query string requests a preview, as WordPress writes it. */
export function wantsPreview(query: string): boolean {
  return readUrlEncoded(query).get('preview') === 'true';
}

/**
 * Parses the URL that WordPress wrote. `p` alone selects the content; links to drafts have
 * the same ID within `previewPathname`, and some lack one of the two.
 * @returns undefined when both path and ID are missing
 */
export function readPreviewRequest(query: URLSearchParams): PreviewRequest | undefined {
  const path = query.get('previewPathname');
  const named = idIn(query);
  if (named === undefined && !path) return undefined;
  return { contentId: named ?? idIn(readUrlEncoded(path?.split('?')[1] ?? '')) };
}
