import * as texts from '@headwater/brand/texts.ts';
import type { Tag } from 'sanitize-html';
import { mediaPath } from './image-url.ts';
import { safeHref } from './safe-href.ts';

type Attributes = Record<string, string>;

/** No element that the sanitizer allows, so that it drops what is called so. */
const DROPPED = 'dropped';

interface EmbedProvider {
  name: string;
  hosts: readonly string[];
  /** The page of what a player's URL shows. */
  page: (player: URL) => string | undefined;
}

function lastSegment(url: URL): string | undefined {
  return /^\/(?:embed|video)\/([\w-]{1,32})$/.exec(url.pathname)?.[1];
}

const providers: readonly EmbedProvider[] = [
  {
    name: 'YouTube',
    hosts: ['www.youtube.com', 'youtube.com', 'www.youtube-nocookie.com'],
    page: (player) => {
      const id = lastSegment(player);
      return id && `https://www.youtube.com/watch?v=${id}`;
    },
  },
  {
    name: 'Vimeo',
    hosts: ['player.vimeo.com'],
    page: (player) => {
      const id = lastSegment(player);
      return id && `https://vimeo.com/${id}`;
    },
  },
];

/**
 * WordPress turns a pasted link to a video into the provider's player, which our policy keeps out. What is left is a
 * link to the same video; any other frame is dropped by the sanitizer.
 */
export function embeddedFrame(tagName: string, { src, title }: Attributes): Tag {
  const dropped = { tagName, attribs: {} };
  const safe = safeHref(src);
  if (!safe?.startsWith('https://')) return dropped;
  const player = new URL(safe);
  const provider = providers.find(({ hosts }) => hosts.includes(player.host));
  const href = provider?.page(player);
  if (!provider || !href) return dropped;
  const words = title?.trim() ? texts.embeddedTitle(title.trim(), provider.name) : texts.watchOn(provider.name);
  return { tagName: 'a', attribs: { class: 'wp-embed-link', href, rel: 'noopener' }, text: words };
}

/** Where a film or a recording of another host can be played; our policy loads media from our own origin only. */
function mediaLink(tagName: string, src: string | undefined): Tag {
  const href = safeHref(src);
  if (!href) return { tagName: 'span', attribs: {} };
  const words = tagName === 'audio' ? texts.listenToRecording : texts.watchVideo;
  return { tagName: 'a', attribs: { class: 'wp-embed-link', href, rel: 'noopener' }, text: words };
}

/** A film or a recording of the media library: with controls, and nothing loads or plays before somebody wants it. */
export function playableMedia(tagName: string, { src, class: className, width, height }: Attributes): Tag {
  const path = mediaPath(src);
  if (src && !path) return mediaLink(tagName, src);
  const attribs = {
    ...(path && { src: path }),
    ...(className && { class: className }),
    ...(width && height && { width, height }),
    controls: '',
    preload: 'none',
  };
  return { tagName, attribs };
}

/** One of several files of a film, or its captions; a file of another host is dropped. */
export function mediaSource(tagName: string, { src, type, kind, srclang, label }: Attributes): Tag {
  const path = mediaPath(src);
  if (!path) return { tagName: DROPPED, attribs: {} };
  const known = { src: path, type, kind, srclang, label };
  return {
    tagName,
    attribs: Object.fromEntries(Object.entries(known).filter((entry): entry is [string, string] => Boolean(entry[1]))),
  };
}
