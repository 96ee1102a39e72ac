import * as texts from '@headwater/brand/texts.ts';
import type { Tag } from 'sanitize-html';
import { readEmbed } from './embeds/read-embed.ts';
import { imagePath, imageUrl, mediaPath } from './image-url.ts';
import { isWhole } from './picture-file.ts';
import { isExternal, safeHref } from './safe-href.ts';

type Attributes = Record<string, string>;

/** The sanitizer drops elements that it does not allow by their own names, and files without a URL. */
function dropped(tagName: string): Tag {
  return { tagName, attribs: {} };
}

/** Width in pixels of a video's poster: one of the listed image widths. */
const POSTER_WIDTH = 1200;

/** Replaces a player: a box as wide as the text, with a triangle. `styles/core-blocks` has both classes. */
function playerLink(href: string, text: string): Tag {
  return { tagName: 'a', attribs: { class: 'wp-embed-link', href, rel: 'noopener' }, text };
}

/** Replaces any other page or file. */
function pageLink(href: string, title: string | undefined): Tag {
  const host = isExternal(href) ? new URL(href).host : undefined;
  const named = host && title ? texts.embeddedTitle(title, host) : title;
  const text = named || (host ? texts.pageOn(host) : texts.embeddedFile);
  return { tagName: 'a', attribs: { class: 'wp-embed-page', href, ...(host && { rel: 'noopener' }) }, text };
}

/** Whether visitors never see the element: analytics services add frames and pictures of one pixel. */
export function isInvisible({ width, height, style = '', hidden }: Attributes): boolean {
  const isTiny = (size: string | undefined) => size !== undefined && /^\s*[0-2](?:px)?\s*$/.test(size);
  return (
    isTiny(width) ||
    isTiny(height) ||
    hidden !== undefined ||
    /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style)
  );
}

/**
 * A frame becomes a link to what it shows. A known provider's video or map has the URL of its player beside it, from
 * which the script of `blocks/editor-text` makes a poster that loads the player after a click.
 */
export function embeddedFrame(tagName: string, attributes: Attributes): Tag {
  const title = attributes.title?.trim();
  // Lazy loaders of plugins put the URL elsewhere until their script runs.
  const src = [attributes.src, attributes['data-src'], attributes['data-lazy-src']].find(
    (url) => url && !/^about:/i.test(url),
  );
  // WordPress's own preview of another site's post: a link to it stands in front of the frame.
  const isPreview = /(?:^|\s)wp-embedded-content(?:\s|$)/.test(attributes.class ?? '');
  if (isPreview || isInvisible(attributes)) return dropped(tagName);
  const embed = readEmbed(src);
  if (!embed) {
    const href = safeHref(src);
    return href && !href.startsWith('#') ? pageLink(href, title) : dropped(tagName);
  }
  const { name, kind, frame, page } = embed;
  const words = kind === 'map' ? texts.mapOn(name) : texts.watchOn(name);
  const link = playerLink(page, title ? texts.embeddedTitle(title, name) : words);
  const marked = { 'data-embed': frame, 'data-embed-from': name, class: `wp-embed-link is-${kind}` };
  return { ...link, attribs: { ...link.attribs, ...marked } };
}

/** `<object>` and `<embed>`, which show files and pages of plugins that browsers no longer have. */
export function embeddedObject(tagName: string, { data, src, title, ...rest }: Attributes): Tag {
  return embeddedFrame(tagName, { ...rest, src: data ?? src ?? '', title: title ?? rest['aria-label'] ?? '' });
}

/** A link to a video or recording on another host, because the policy allows media from the site's own origin only. */
function mediaLink(tagName: string, src: string | undefined): Tag {
  const href = safeHref(src);
  if (!href) return { tagName: 'span', attribs: {} };
  return playerLink(href, tagName === 'audio' ? texts.listenToRecording : texts.watchVideo);
}

/** A video or recording of the media library: with controls, and nothing loads or plays before a visitor starts it. */
export function playableMedia(tagName: string, { src, class: className, width, height, poster }: Attributes): Tag {
  const path = mediaPath(src);
  if (src && !path) return mediaLink(tagName, src);
  const picture = tagName === 'video' ? imagePath(poster) : undefined;
  const attribs = {
    ...(path && { src: path }),
    ...(picture && { poster: isWhole(picture) ? picture : imageUrl(picture, POSTER_WIDTH) }),
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
  if (!path) return dropped(tagName);
  const known = { src: path, type, kind, srclang, label };
  return {
    tagName,
    attribs: Object.fromEntries(Object.entries(known).filter((entry): entry is [string, string] => Boolean(entry[1]))),
  };
}
