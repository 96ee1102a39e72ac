import { type HtmlTag, htmlTags, type Replacement, withReplacements } from '../html-tags.ts';

/** What browsers show only where they cannot show the element itself. */
const WITH_FALLBACK = new Set(['iframe', 'object']);

/** An embed block that WordPress left alone: only a URL, or a link to it, where the provider didn't respond in time. */
const BARE_EMBED =
  /(<div class="wp-block-embed__wrapper">)\s{0,20}(?:<a href="(https:\/\/[^\s"<>]{1,500})"[^<>]{0,100}>[^<]{0,500}<\/a>|(https:\/\/[^\s"<>]{1,500}))\s{0,20}(?=<\/div>)/g;

/** Removes what stands between an element's tags. One that never closes is closed at once, so that no text is lost. */
function withoutFallbacks(html: string): string {
  const emptied: Replacement[] = [];
  let open: { tag: HtmlTag; depth: number } | undefined;
  for (const tag of htmlTags(html)) {
    if (!open) {
      if (tag.kind === 'open' && WITH_FALLBACK.has(tag.name)) open = { tag, depth: 1 };
      continue;
    }
    if (tag.name !== open.tag.name) continue;
    open.depth += tag.kind === 'close' ? -1 : 1;
    if (open.depth > 0) continue;
    emptied.push({ start: open.tag.end, end: tag.start, text: '' });
    open = undefined;
  }
  if (open) emptied.push({ start: open.tag.end, end: open.tag.end, text: `</${open.tag.name}>` });
  return withReplacements(html, emptied);
}

/**
 * Makes embeds what the sanitizer expects: a frame where WordPress left only the URL of a video, and nothing inside
 * frames and objects.
 */
export function withPreparedEmbeds(html: string): string {
  const framed = html.includes('wp-block-embed__wrapper')
    ? html.replaceAll(
        BARE_EMBED,
        (_whole, wrapper, linked, bare) => `${wrapper}<iframe src="${linked ?? bare}"></iframe>`,
      )
    : html;
  return /<(?:iframe|object)\b/i.test(framed) ? withoutFallbacks(framed) : framed;
}
