import { createLimit } from '@headwater/site/src/page-cache/limit.ts';
import { Parser } from 'htmlparser2';
import type { KnownPage } from './propose.ts';

const AT_ONCE = 4;
const SILENT = new Set(['script', 'style', 'noscript', 'template', 'nav', 'header', 'footer']);

/** Title and text of a page, without what every page has. */
export function pageText(path: string, html: string): KnownPage {
  const open: string[] = [];
  const parts = { title: '', h1: '', text: '' };
  const parser = new Parser({
    onopentag: (name) => void open.push(name),
    onclosetag: () => void open.pop(),
    ontext(text) {
      if (open.at(-1) === 'title' && open.includes('head')) parts.title += text;
      else if (open.includes('h1')) parts.h1 += text;
      else if (open.includes('body') && !open.some((name) => SILENT.has(name))) parts.text += ` ${text}`;
    },
  });
  parser.end(html);
  // What follows is the name of the site.
  const title = parts.h1.trim() || parts.title.split(/\s[|–—-]\s/)[0]?.trim() || '';
  return { path, title, text: parts.text.replace(/\s+/g, ' ').trim() };
}

/** Fetches pages, some at a time. Those that do not answer have only their path. */
export async function fetchPages(
  paths: readonly string[],
  site: URL,
  onProgress: (done: number) => void,
): Promise<KnownPage[]> {
  const limit = createLimit(AT_ONCE);
  let done = 0;
  return Promise.all(
    paths.map((path) =>
      limit(async () => {
        const response = await fetch(new URL(path, site), { signal: AbortSignal.timeout(30_000) }).catch(
          () => undefined,
        );
        const isPage = response?.ok && response.headers.get('content-type')?.includes('html');
        const page = isPage ? pageText(path, await response.text()) : { path };
        if (!isPage) await response?.body?.cancel();
        done += 1;
        onProgress(done);
        return page;
      }),
    ),
  );
}
