import { browserColors } from '@headwater/brand/browser-colors.ts';
import * as texts from '@headwater/brand/texts.ts';
import { env } from '../../config/env.ts';
import { siteConfig } from '../../config/site.config.ts';
import { definePage } from '../../document/define-page.ts';
import { FrameShell } from '../../document/frame-shell.tsx';
import { googleMapsPolicy } from '../../map/google/google-maps-policy.ts';
import { Script } from '../../page-files/page-files.tsx';
import { useRendering } from '../../rendering/rendering.ts';

/** Google Maps, for the frame above the site's own map. */
function MapFrame({ mapKey }: { mapKey: string }) {
  useRendering().policy.push(googleMapsPolicy);
  const { zoom, fillOpacity, strokeOpacity, strokeWeight } = siteConfig.map;
  const colors = browserColors.territory;
  return (
    <FrameShell title={texts.mapLabel}>
      <div
        data-google-map={mapKey}
        data-shapes={siteConfig.paths.mapShapes}
        data-look={JSON.stringify({ colors, zoom, fillOpacity, strokeOpacity, strokeWeight })}
      >
        {texts.googleMapsLoading}
      </div>
      <Script name="google-map-page" />
    </FrameShell>
  );
}

export const page = definePage({
  async load() {
    const mapKey = env.GOOGLE_MAPS_API_KEY;
    // Without a key there is nothing to show.
    if (!mapKey) return new Response('Not found.\n', { status: 404 });
    return { props: { mapKey }, headers: { 'x-frame-options': 'SAMEORIGIN' }, frameAncestors: "'self'" };
  },
  Page: MapFrame,
});
