import * as texts from '@headwater/brand/texts.ts';
import type { ComponentType } from 'react';
import { MyAccountNode } from './my-account.tsx';
import type { ToolbarContext } from './toolbar-context.ts';
import { ToolbarLink } from './toolbar-item.tsx';

/** The site's name, as a link to its WordPress admin. */
function SiteNameNode({ siteName, cmsUrl }: ToolbarContext) {
  return (
    <ToolbarLink id="site-name" href={`${cmsUrl}/wp-admin`}>
      {siteName}
    </ToolbarLink>
  );
}

/** WPGraphQL's workbench. */
function GraphiqlNode({ cmsUrl }: ToolbarContext) {
  return (
    <ToolbarLink id="graphiql" href={`${cmsUrl}/wp-admin/admin.php?page=graphiql-ide`}>
      <svg className="ab-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 3L4 16.5h16z" />
      </svg>
      GraphiQL IDE
    </ToolbarLink>
  );
}

/** The edit screen of the page's content. */
function EditNode({ edits, cmsUrl }: ToolbarContext) {
  if (!edits) return null;
  return (
    <ToolbarLink id="edit" href={`${cmsUrl}/wp-admin/post.php?post=${edits.databaseId}&action=edit`}>
      {texts.editContent(edits.typeName)}
    </ToolbarLink>
  );
}

export interface ToolbarNode {
  /** Unique; `wp-admin-bar-{id}` is its element's. */
  id: string;
  place: 'primary' | 'secondary';
  /** Renders nothing where it does not apply. */
  Component: ComponentType<ToolbarContext>;
}

/** The one list of the toolbar's nodes. A node of your own is a component and a line here. */
export const toolbarNodes: readonly ToolbarNode[] = [
  { id: 'site-name', place: 'primary', Component: SiteNameNode },
  { id: 'edit', place: 'primary', Component: EditNode },
  { id: 'graphiql', place: 'primary', Component: GraphiqlNode },
  { id: 'my-account', place: 'secondary', Component: MyAccountNode },
];
