/**
 * The one place that knows where videos come from. A page with a video shows the provider's swatch
 * and, after a click, runs its player; without a provider it only leads to the video.
 */

/** Everything a player needs to know of one video; plain values, since they go to the browser. */
export interface VideoSource {
  videoId: string;
  /** A small blurred picture of the video's first frame. */
  swatchUrl: string;
  /** Scripts that define the player's element. */
  scripts: readonly { src: string; isModule: boolean }[];
  /** Where the video can be seen without our player. */
  link: string;
}

/** What pages with a video may load beyond our own origin, in the words of a Content-Security-Policy. */
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
    // What the provider asks for, without its services for analytics and error reports. Its player
    // writes style elements whose content changes, so no hash can name them.
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
  // Behaves like the provider, from our own origin: for tests and for work without a network.
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

/** The provider's ids are ten letters and digits. */
export function isVideoId(text: string): boolean {
  return /^[a-z0-9]{10}$/i.test(text);
}

/** Where a video can be seen, whether or not a provider may be asked on our pages. */
export function videoLink(videoId: string): string {
  return wistiaLink(videoId);
}

/** @param videoId one that passed `isVideoId` */
export function videoSource(provider: VideoProviderName, videoId: string): VideoSource {
  return providers[provider].source(videoId);
}

/** Undefined for a provider that needs nothing from elsewhere. */
export function videoPolicy(provider: VideoProviderName): VideoPolicy | undefined {
  return providers[provider].policy;
}
