import { safeHref } from '../safe-href.ts';
import type { Embed, EmbedProvider } from './embed-provider.ts';
import { mapProviders } from './map-providers.ts';
import { videoProviders } from './video-providers.ts';

/** Whose frames editors' texts may contain. */
export const embedProviders: readonly EmbedProvider[] = [...videoProviders, ...mapProviders];

/** Longest URL of a frame: Google's packed maps have some 500 characters. */
const LONGEST = 2_048;

export type FoundEmbed = Embed & Pick<EmbedProvider, 'name' | 'kind' | 'frameSources'>;

/**
 * The video or map of a known provider behind a URL; undefined for any other URL.
 * @param value as an editor wrote it; of a frame, or of a page from which WordPress would make one
 */
export function readEmbed(value: string | undefined): FoundEmbed | undefined {
  const href = safeHref(value?.startsWith('//') ? `https:${value}` : value);
  if (!href?.startsWith('https://') || href.length > LONGEST) return undefined;
  const url = new URL(href);
  if (url.port) return undefined;
  for (const { read, name, kind, frameSources } of embedProviders) {
    const embed = read(url);
    if (embed) return { ...embed, name, kind, frameSources };
  }
  return undefined;
}

const FRAME = /\sdata-embed="([^"]+)"/g;

/**
 * What `frame-src` has to allow for the embeds of a text.
 * @param safe sanitized HTML, in which every such attribute is the sanitizer's
 */
export function frameSourcesOf(safe: string): readonly string[] {
  const urls = Array.from(safe.matchAll(FRAME), ([, url = '']) => url.replaceAll('&amp;', '&'));
  return [...new Set(urls.flatMap((url) => readEmbed(url)?.frameSources ?? []))];
}
