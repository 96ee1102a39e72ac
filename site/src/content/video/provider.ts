/**
 * The only module that knows the video providers. A page with a video shows the provider's swatch
 * and runs its player after a click; without a provider, it only links to the video.
 */

/** Everything that a player needs to know about a video; plain values, because they go to the browser. */
export interface VideoSource {
  videoId: string;
  /** A small blurred image of the video's first frame. */
  swatchUrl: string;
  /** Scripts that define the player's custom element. */
  scripts: readonly { src: string; isModule: boolean }[];
  /** URL of the video at the provider. */
  link: string;
}

/** What pages with a video may load beyond the site's own origin, as sources of a Content-Security-Policy. */
export interface VideoPolicy {
  scripts: readonly string[];
  /** Sources for `<style>` elements. */
  styles: readonly string[];
  directives: readonly `${'connect' | 'font' | 'img' | 'media' | 'worker'}-src ${string}`[];
}

interface VideoProvider {
  source: (videoId: string) => VideoSource;
  policy: VideoPolicy | undefined;
}

const WISTIA = 'https://fast.wistia.com';
const WISTIA_HOSTS = 'https://*.wistia.com https://*.wistia.net';

function wistiaLink(videoId: string): string {
  return `https://fast.wistia.net/embed/iframe/${videoId}`;
}

const providers = {
  wistia: {
    source: (videoId) => ({
      videoId,
      swatchUrl: `${WISTIA}/embed/medias/${videoId}/swatch`,
      scripts: [
        { src: `${WISTIA}/embed/${videoId}.js`, isModule: true },
        { src: `${WISTIA}/player.js`, isModule: false },
      ],
      link: wistiaLink(videoId),
    }),
    // What the provider's documentation lists, without its analytics and error reporting. Its player
    // writes style elements with changing content, so hashes cannot allow them.
    policy: {
      scripts: ['https://*.wistia.com', 'https://*.wistia.net'],
      styles: ["'unsafe-inline'"],
      directives: [
        `connect-src ${WISTIA_HOSTS}`,
        'font-src data: https://*.wistia.com',
        `img-src ${WISTIA_HOSTS}`,
        `media-src 'self' blob: data: ${WISTIA_HOSTS}`,
        "worker-src 'self' blob:",
      ],
    },
  },
  // Behaves like the provider, on the site's own origin: for tests and offline work.
  'stand-in': {
    source: (videoId) => ({
      videoId,
      swatchUrl: '/stand-in-video/swatch.svg',
      scripts: [{ src: '/stand-in-video/player.js', isModule: false }],
      link: '/stand-in-video/swatch.svg',
    }),
    policy: undefined,
  },
} as const satisfies Record<string, VideoProvider>;

export type VideoProviderName = keyof typeof providers;

/** The provider's IDs have ten letters and digits. */
export function isVideoId(text: string): boolean {
  return /^[a-z0-9]{10}$/i.test(text);
}

/** URL of a video at its provider, whether or not pages may load the provider's player. */
export function videoLink(videoId: string): string {
  return wistiaLink(videoId);
}

/** @param videoId must have passed `isVideoId` */
export function videoSource(provider: VideoProviderName, videoId: string): VideoSource {
  return providers[provider].source(videoId);
}

/** Undefined for a provider that loads nothing from other origins. */
export function videoPolicy(provider: VideoProviderName): VideoPolicy | undefined {
  return providers[provider].policy;
}
