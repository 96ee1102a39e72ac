import { insideFrame } from '../../consent/inside-frame.client.ts';
import type { ProviderVideo } from '../../content/video/provider.ts';
import { startProviderPlayer } from '../../content/video/provider-player.ts';

const mount = document.querySelector<HTMLElement>('[data-frame-video]');

insideFrame(async () => {
  if (!mount) throw new Error('This page has no element for the video.');
  // `pages/frame/video.tsx` wrote it.
  const source = JSON.parse(mount.dataset.frameVideo ?? '') as ProviderVideo;
  await startProviderPlayer(mount, source, document.title);
});
