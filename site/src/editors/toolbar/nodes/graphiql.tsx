import type { ToolbarContext } from '../toolbar-context.ts';
import { ToolbarLink } from '../toolbar-item.tsx';

/** WPGraphQL's workbench. */
export function GraphiqlNode({ cmsUrl }: ToolbarContext) {
  return (
    <ToolbarLink id="graphiql" href={`${cmsUrl}/wp-admin/admin.php?page=graphiql-ide`}>
      <svg className="ab-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 3L4 16.5h16z" />
      </svg>
      GraphiQL IDE
    </ToolbarLink>
  );
}
