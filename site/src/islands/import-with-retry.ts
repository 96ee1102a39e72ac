/** Chromium's message about a module that it could not fetch, which ends with the module's URL. */
const LOST_MODULE = /^Failed to fetch dynamically imported module: (\S+)$/;

/** Second attempts that run or succeeded, by the URL that failed: a page has one instance of each module. */
const secondAttempts = new Map<string, Promise<unknown>>();
let count = 0;

function underAnotherUrl(url: string): Promise<unknown> {
  const running = secondAttempts.get(url);
  if (running) return running;
  const again = new URL(url);
  again.searchParams.set('again', String(++count));
  const attempt: Promise<unknown> = import(/* @vite-ignore */ again.href);
  secondAttempts.set(url, attempt);
  attempt.catch(() => secondAttempts.delete(url));
  return attempt;
}

/**
 * Imports a module that the page needs later. Chromium never asks again for a URL that failed once, so that a module
 * that a bad line lost would stay lost until the page is reloaded: it is asked for again under another URL.
 * @param load such as `() => import('./file-transfers.tsx')`
 * @throws the browser's error when the second attempt fails, too; each call tries again
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const url = error instanceof TypeError && LOST_MODULE.exec(error.message)?.[1];
    if (!url) throw error;
    // The same file under another URL has the same exports.
    return underAnotherUrl(url) as Promise<Module>;
  }
}
