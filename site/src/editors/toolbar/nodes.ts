import type { ComponentType } from 'react';
import { EditNode } from './nodes/edit.tsx';
import { GraphiqlNode } from './nodes/graphiql.tsx';
import { MyAccountNode } from './nodes/my-account.tsx';
import { SiteNameNode } from './nodes/site-name.tsx';
import type { ToolbarContext } from './toolbar-context.ts';

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
