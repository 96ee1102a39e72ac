import * as texts from '@headwater/brand/texts.ts';
import { env } from '../../config/env.ts';
import type { PolicySources } from '../../consent/third-parties.ts';
import { isVideoId, type VideoSource, videoPolicy, videoSource } from '../../content/video/provider.ts';
import { definePage } from '../../document/define-page.ts';
import { FrameShell } from '../../document/frame-shell.tsx';
import { Script } from '../../page-files/page-files.tsx';
import { useRendering } from '../../rendering/rendering.ts';

interface VideoFrameProps {
  source: VideoSource;
  policy: PolicySources | undefined;
}

/** The player of a video provider, for the frame that a click on the poster opens. */
function VideoFrame({ source, policy }: VideoFrameProps) {
  const { policy: added } = useRendering();
  if (policy) added.push(policy);
  return (
    <FrameShell title={texts.videoTitle}>
      <div data-frame-video={JSON.stringify(source)} />
      <Script name="video-page" />
    </FrameShell>
  );
}

export const page = definePage({
  async load({ url }) {
    const id = url.searchParams.get('id') ?? '';
    const provider = env.VIDEO_PROVIDER;
    if (provider === 'off' || !isVideoId(id)) return new Response('Not found.\n', { status: 404 });
    return {
      props: { source: videoSource(provider, id), policy: videoPolicy(provider)?.frame },
      headers: { 'x-frame-options': 'SAMEORIGIN' },
      frameAncestors: "'self'",
    };
  },
  Page: VideoFrame,
});
