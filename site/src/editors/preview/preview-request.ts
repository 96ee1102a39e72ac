/** Thrown for a preview address that names nothing to preview. */
export class PreviewUrlError extends Error {
  override readonly name = 'PreviewUrlError';
  constructor() {
    super('The URL must contain the proper previewPathname query param for previews.');
  }
}

/** What an editor wants to see before it is published. */
export interface PreviewRequest {
  /** Number of the content. */
  contentId: number;
}

function idIn(query: URLSearchParams): number | undefined {
  const found = ['p', 'preview_id', 'page_id'].map((name) => query.get(name)).find((value) => value);
  return found && /^[1-9]\d{0,9}$/.test(found) ? Number(found) : undefined;
}

/** Whether an address asks for a preview; WordPress writes exactly this. */
export function asksForPreview(query: string): boolean {
  return query.includes('preview') && new URLSearchParams(query).get('preview') === 'true';
}

/**
 * Reads what WordPress wrote into the address. `p` alone selects the content; links to drafts carry
 * the same number within `previewPathname`, and some lack one of the two.
 * @returns undefined when only a path is named, by which unpublished content cannot be found.
 * @throws PreviewUrlError when neither path nor number is there.
 */
export function readPreviewRequest(query: URLSearchParams): PreviewRequest | undefined {
  const path = query.get('previewPathname');
  const named = idIn(query);
  if (named === undefined && !path) throw new PreviewUrlError();
  const contentId = named ?? idIn(new URLSearchParams(path?.split('?')[1] ?? ''));
  return contentId === undefined ? undefined : { contentId };
}
