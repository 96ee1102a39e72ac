import { env } from '../config/env.ts';
import { siteConfig } from '../config/site.config.ts';
import { Script } from '../page-files/page-files.tsx';
import { useRendering } from '../rendering/rendering.ts';

const container = env.TAG_CONTAINER_ID;
const { scriptOrigin, dataOrigins } = siteConfig.tagManager;

/** Names the owner's tag container, which loads once the visitor allows it. */
export function TagManager() {
  const { thirdParties } = useRendering().locals;
  if (!container) return null;
  const sources = [scriptOrigin, ...dataOrigins];
  thirdParties.measurement = { 'script-src': [scriptOrigin], 'connect-src': sources, 'img-src': sources };
  return (
    <>
      <meta name="tag-container" content={container} data-origin={scriptOrigin} data-third-party="measurement" />
      <Script name="tag-manager" />
    </>
  );
}
