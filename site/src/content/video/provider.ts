import type { PolicySources } from '../../consent/third-parties.ts';
import { imageUrl, mediaPath } from '../image-url.ts';

/**
 * The only module that knows where videos come from. A file of the media library plays from the site's own origin.
 * Every other video belongs to the configured provider: a page shows its swatch and, after a click, loads its
 * player; without a provider the page only links to the video.
 */

interface VideoCommon {
  /** Identifies the video in the log when it fails: a provider's ID, or a file's path. */
  videoId: string;
  /** A small picture of the video's first frame, shown blurred. */
  swatchUrl: string;
  /** A page on which the video plays without the site's player. */
  link: string;
}

/** A provider's video, played by scripts of the provider. */
export interface ProviderVideo extends VideoCommon {
  kind: 'provider';
  /** Whether it comes from another company: loaded after a click only, and its swatch with consent only. */
  isThirdParty: boolean;
  /** Path of the site's own page with the player, for a frame. */
  framePath: string;
  /** Scripts that define the player's element. */
  scripts: readonly { src: string; isModule: boolean }[];
}

/** A file of the media library, played by the browser. */
export interface FileVideo extends VideoCommon {
  kind: 'file';
  fileUrl: string;
}

/** A player's data about one video; plain values, because they are sent to the browser. */
export type VideoSource = ProviderVideo | FileVideo;

/** What a provider's videos load beyond the site's own origin. */
export interface VideoPolicy {
  /** Sources of the swatch, for the page with the poster. */
  pictures: readonly string[];
  /** What the frame of the player loads. */
  frame: PolicySources;
}

interface VideoProvider {
  source: (videoId: string) => VideoSource;
  policy: VideoPolicy | undefined;
}

/** Extensions of video files. The picture of the first frame has the same name with `.jpg`. */
const VIDEO_FILE = /\.(?:mp4|webm)$/i;

/** Pixels; one of the listed image widths. Small, because the picture is shown blurred. */
const SWATCH_WIDTH = 256;

const WISTIA = 'https://fast.wistia.com';
const WISTIA_HOSTS = ['https://*.wistia.com', 'https://*.wistia.net'];

function wistiaLink(videoId: string): string {
  return `https://fast.wistia.net/embed/iframe/${videoId}`;
}

function framePath(videoId: string): string {
  return `/frame/video?id=${videoId}`;
}

const providers = {
  wistia: {
    source: (videoId) => ({
      kind: 'provider',
      videoId,
      isThirdParty: true,
      framePath: framePath(videoId),
      swatchUrl: `${WISTIA}/embed/medias/${videoId}/swatch`,
      scripts: [
        { src: `${WISTIA}/embed/${videoId}.js`, isModule: true },
        { src: `${WISTIA}/player.js`, isModule: false },
      ],
      link: wistiaLink(videoId),
    }),
    // As listed in the provider's documentation, without its analytics and error reporting. Its player
    // writes style elements with changing content, so hashes cannot allow them.
    policy: {
      pictures: WISTIA_HOSTS,
      frame: {
        'script-src': WISTIA_HOSTS,
        'style-src-elem': ["'unsafe-inline'"],
        'connect-src': WISTIA_HOSTS,
        'font-src': ['data:', 'https://*.wistia.com'],
        'img-src': WISTIA_HOSTS,
        'media-src': ['blob:', 'data:', ...WISTIA_HOSTS],
        'worker-src': ['blob:'],
      },
    },
  },
  // Behaves like the provider, on the site's own origin: for tests and offline work.
  'stand-in': {
    source: (videoId) => ({
      kind: 'provider',
      videoId,
      isThirdParty: false,
      framePath: framePath(videoId),
      swatchUrl: '/stand-in-video/swatch.svg',
      scripts: [{ src: '/stand-in-video/player.js', isModule: false }],
      link: '/stand-in-video/swatch.svg',
    }),
    policy: undefined,
  },
  // Needs no provider: files of the media library play with any configuration.
  file: {
    source: (path) => ({
      kind: 'file',
      videoId: path,
      swatchUrl: imageUrl(path.replace(VIDEO_FILE, '.jpg'), SWATCH_WIDTH),
      fileUrl: path,
      link: path,
    }),
    policy: undefined,
  },
} as const satisfies Record<string, VideoProvider>;

type VideoProviderName = keyof typeof providers;
/** Values of `VIDEO_PROVIDER`. */
type ConfiguredProvider = Exclude<VideoProviderName, 'file'> | 'off';

/** A video of a page, and its player. */
interface ShownVideo {
  provider: VideoProviderName | 'off';
  /** A provider's id, or the file's path on the site. */
  id: string;
}

/**
 * Parses an editor's text for a product's video: the URL of an MP4 or WebM file in the media library, or an ID
 * of the provider.
 * @returns undefined for anything else
 */
export function readVideo(text: string, configured: ConfiguredProvider): ShownVideo | undefined {
  const path = mediaPath(text);
  if (path && VIDEO_FILE.test(path)) return { provider: 'file', id: path };
  return isVideoId(text) ? { provider: configured, id: text } : undefined;
}

/** The provider's IDs have ten letters and digits. */
export function isVideoId(text: string): boolean {
  return /^[a-z0-9]{10}$/i.test(text);
}

/** URL of a video at its provider, whether or not pages may load the provider's player. */
export function videoLink(videoId: string): string {
  return wistiaLink(videoId);
}

/** @param videoId one that `readVideo` returned */
export function videoSource(provider: VideoProviderName, videoId: string): VideoSource {
  return providers[provider].source(videoId);
}

/** Undefined for a provider that loads nothing from other origins. */
export function videoPolicy(provider: VideoProviderName): VideoPolicy | undefined {
  return providers[provider].policy;
}
