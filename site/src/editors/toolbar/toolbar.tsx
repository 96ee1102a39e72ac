import * as texts from '@headwater/brand/texts.ts';
import { toolbarNodes } from './nodes.tsx';
import type { ToolbarContext } from './toolbar-context.ts';

/**
 * The nodes, whose IDs must be unique.
 * @throws Error when two have the same ID.
 */
export function checkNodes<Node extends { id: string }>(nodes: readonly Node[]): readonly Node[] {
  if (new Set(nodes.map(({ id }) => id)).size !== nodes.length) throw new Error('Toolbar Nodes must have unique keys.');
  return nodes;
}

const nodes = checkNodes(toolbarNodes);

function Nodes({ place, context }: { place: 'primary' | 'secondary'; context: ToolbarContext }) {
  return nodes.filter((node) => node.place === place).map(({ id, Component }) => <Component key={id} {...context} />);
}

/** WordPress's admin bar, with the ids and classes that its styles and plugins know. */
export function Toolbar(context: ToolbarContext) {
  return (
    <div id="wpadminbar">
      {/* biome-ignore lint/a11y/useSemanticElements: WordPress's own markup */}
      <div id="wp-toolbar" className="quicklinks" role="navigation" aria-label={texts.toolbarLabel}>
        <ul id="wp-admin-bar-root-default" className="ab-top-menu" aria-label={texts.toolbarPrimary}>
          <Nodes place="primary" context={context} />
        </ul>
        <ul
          id="wp-admin-bar-top-secondary"
          className="ab-top-secondary ab-top-menu"
          aria-label={texts.toolbarSecondary}
        >
          <Nodes place="secondary" context={context} />
        </ul>
      </div>
    </div>
  );
}
