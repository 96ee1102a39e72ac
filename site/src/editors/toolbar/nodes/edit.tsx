import * as texts from '@headwater/brand/texts.ts';
import type { ToolbarContext } from '../toolbar-context.ts';
import { ToolbarLink } from '../toolbar-item.tsx';

/** The edit screen of the page's content. */
export function EditNode({ edits, cmsUrl }: ToolbarContext) {
  if (!edits) return null;
  return (
    <ToolbarLink id="edit" href={`${cmsUrl}/wp-admin/post.php?post=${edits.databaseId}&action=edit`}>
      {texts.editContent(edits.typeName)}
    </ToolbarLink>
  );
}
