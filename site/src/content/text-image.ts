import * as texts from '@headwater/brand/texts.ts';
import type { Tag } from 'sanitize-html';
import { isInvisible } from './embedded-media.ts';
import { imagePath, imageSources, mediaPath } from './image-url.ts';
import { styledWidth, withStyleClasses } from './inline-styles.ts';
import { isWhole, MOTION, mayMove } from './picture-file.ts';
import { isExternal, safeHref } from './safe-href.ts';

/** Images in text are never wider than the text column, and full width on a phone. */
const TEXT_IMAGE_SIZES = '(min-width: 48rem) 44rem, 100vw';

type Attributes = Record<string, string>;

function withoutEmpty(attributes: Record<string, string | undefined>): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** WordPress puts the dimensions of resized images into their file names: `works-1024x640.jpg`. */
function namedSize(path: string): { width?: string | undefined; height?: string | undefined } {
  return /-(?<width>[1-9]\d{0,4})x(?<height>[1-9]\d{0,4})\.\w+$/.exec(path)?.groups ?? {};
}

/** The size that is written, or the one in the file's name; scaled to the width that an editor dragged it to. */
function shownSize(path: string, { width, height, style }: Attributes): ReturnType<typeof namedSize> {
  const own = width && height ? { width, height } : namedSize(path);
  const dragged = styledWidth(style);
  if (!dragged || !own.width || !own.height) return own;
  const scale = dragged / Number(own.width);
  return { width: String(Math.round(dragged)), height: String(Math.round(Number(own.height) * scale)) };
}

/** A character that WordPress draws, because it has its own pictures of emoji. */
const EMOJI = /(?:^|\s)(?:emoji|wp-smiley)(?:\s|$)/;

const NOTHING: Tag = { tagName: 'span', attribs: {} };

/**
 * What stands for a picture that the site doesn't show: a link to it, for one on another host or of a format that
 * browsers don't show; its text, where that is a character; nothing for the dot of an analytics service.
 */
function instead(src: string | undefined, alt: string, attributes: Attributes): Tag {
  if (EMOJI.test(attributes.class ?? '') && alt) return { ...NOTHING, text: alt };
  const file = mediaPath(src);
  if (file) return { tagName: 'a', attribs: { href: file }, text: texts.pictureToOpen(alt) };
  const href = safeHref(src);
  if (isInvisible(attributes) || !href || !isExternal(href)) return NOTHING;
  return { tagName: 'a', attribs: { href, rel: 'noopener' }, text: texts.pictureOn(alt, new URL(href).host) };
}

/**
 * A picture of the media library or of a configured host, in the sizes that the site makes; for any other one, what
 * stands for it.
 */
export function textImage(_tagName: string, { src, alt, ...attributes }: Attributes, hosts?: readonly string[]): Tag {
  const path = imagePath(src, hosts);
  if (!path) return instead(src, alt?.trim() ?? '', attributes);
  const { width, height } = shownSize(path, attributes);
  const originalWidth = Number(width) > 0 ? Number(width) : undefined;
  const sources = isWhole(path)
    ? { src: path }
    : {
        src: imageSources(path, {}).src,
        srcset: imageSources(path, { originalWidth: originalWidth && originalWidth * 2 }).srcSet,
        sizes: TEXT_IMAGE_SIZES,
      };
  return {
    tagName: 'img',
    attribs: withoutEmpty({
      ...sources,
      alt: alt ?? '',
      width,
      height,
      class: withStyleClasses(attributes.class, attributes.style),
      loading: 'lazy',
      decoding: 'async',
    }),
  };
}

/** Sanitized HTML whose pictures move for visitors who do not want less motion, as those of `CmsImage` do. */
export function withMovingPictures(html: string): string {
  return html.replace(/<img [^<>]*>/g, (image) => {
    // The attributes are in the order of `textImage`, and have no quotes of their own.
    const [, src = '', next, srcset = '', , sizes] = image.split('"');
    if (next !== ' srcset=' || !mayMove(src.replace(/&amp;.*/, ''))) return image;
    const moving = srcset.replace(/ \d+w/g, '&amp;moves=1$&');
    return `<picture><source media="${MOTION}" srcset="${moving}" sizes="${sizes}">${image}</picture>`;
  });
}
