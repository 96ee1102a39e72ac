import type { ToolbarContext } from '../toolbar-context.ts';
import { ToolbarLink } from '../toolbar-item.tsx';

/** The site, as a door to where it is kept. */
export function SiteNameNode({ siteName, cmsUrl }: ToolbarContext) {
  return (
    <ToolbarLink id="site-name" href={`${cmsUrl}/wp-admin`}>
      {siteName}
    </ToolbarLink>
  );
}
