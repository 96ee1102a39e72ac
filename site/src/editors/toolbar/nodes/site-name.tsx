import type { ToolbarContext } from '../toolbar-context.ts';
import { ToolbarLink } from '../toolbar-item.tsx';

/** The site's name, as a link to its WordPress admin. */
export function SiteNameNode({ siteName, cmsUrl }: ToolbarContext) {
  return (
    <ToolbarLink id="site-name" href={`${cmsUrl}/wp-admin`}>
      {siteName}
    </ToolbarLink>
  );
}
