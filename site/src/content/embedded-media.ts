import * as texts from '@headwater/brand/texts.ts';
import type { Tag } from 'sanitize-html';
import { mediaPath } from './image-url.ts';
import { safeHref } from './safe-href.ts';

type Attributes = Record<string, string>;

/** An element name that the sanitizer does not allow, so that it drops the element. */
const DROPPED = 'dropped';

interface EmbedProvider {
  name: string;
  /** Hosts of its player. */
  hosts: readonly string[];
  /** Path of a video's page; the ID follows. */
  page: string;
}

const providers: readonly EmbedProvider[] = [
  {
    name: 'YouTube',
    hosts: ['www.youtube.com', 'youtube.com', 'www.youtube-nocookie.com'],
    page: 'https://www.youtube.com/watch?v=',
  },
  { name: 'Vimeo', hosts: ['player.vimeo.com'], page: 'https://vimeo.com/' },
];

const PLAYER_PATH = /^\/(?:embed|video)\/([\w-]{1,32})$/;

function linkTo(href: string, text: string): Tag {
  return { tagName: 'a', attribs: { class: 'wp-embed-link', href, rel: 'noopener' }, text };
}

/**
 * WordPress turns a pasted link to a video into the provider's player, which the policy blocks. It is replaced by a
 * link to the same video; the sanitizer drops any other frame.
 */
export function embeddedFrame(tagName: string, { src, title }: Attributes): Tag {
  const dropped = { tagName, attribs: {} };
  const safe = safeHref(src);
  if (!safe?.startsWith('https://')) return dropped;
  const player = new URL(safe);
  const provider = providers.find(({ hosts }) => hosts.includes(player.host));
  const id = PLAYER_PATH.exec(player.pathname)?.[1];
  if (!provider || !id) return dropped;
  const words = title?.trim() ? texts.embeddedTitle(title.trim(), provider.name) : texts.watchOn(provider.name);
  return linkTo(provider.page + id, words);
}

/** A link to a video or recording on another host, because the policy allows media from the site's own origin only. */
function mediaLink(tagName: string, src: string | undefined): Tag {
  const href = safeHref(src);
  if (!href) return { tagName: 'span', attribs: {} };
  return linkTo(href, tagName === 'audio' ? texts.listenToRecording : texts.watchVideo);
}

/** A video or recording of the media library: with controls, and nothing loads or plays before a visitor starts it. */
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

/** One of several files of a video, or its captions; a file on another host is dropped. */
export function mediaSource(tagName: string, { src, type, kind, srclang, label }: Attributes): Tag {
  const path = mediaPath(src);
  if (!path) return { tagName: DROPPED, attribs: {} };
  const known = { src: path, type, kind, srclang, label };
  return {
    tagName,
    attribs: Object.fromEntries(Object.entries(known).filter((entry): entry is [string, string] => Boolean(entry[1]))),
  };
}
