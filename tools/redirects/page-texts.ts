import { Parser } from 'htmlparser2';
import type { KnownPage } from './propose.ts';

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

/** Fetches pages, some at a time. Those that do not respond have only their path. */
export async function fetchPages(
  paths: readonly string[],
  site: URL,
  onProgress: (done: number) => void,
): Promise<KnownPage[]> {
  const pages: KnownPage[] = [];
  let next = 0;
  let done = 0;
  async function work(): Promise<void> {
    for (let index = next++; index < paths.length; index = next++) {
      const path = paths[index] ?? '/';
      const response = await fetch(new URL(path, site), { signal: AbortSignal.timeout(30_000) }).catch(() => undefined);
      const isPage = response?.ok && response.headers.get('content-type')?.includes('html');
      pages[index] = isPage ? pageText(path, await response.text()) : { path };
      if (!isPage) await response?.body?.cancel();
      done += 1;
      onProgress(done);
    }
  }
  await Promise.all(Array.from({ length: 4 }, work));
  return pages;
}
