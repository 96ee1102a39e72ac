import type { EditorAccess } from '../sign-in/editor-access.ts';
import type { PreviewLink, PreviewLinks } from './preview-links.ts';

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
