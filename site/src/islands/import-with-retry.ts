/** The end of the message of Chromium and Firefox about a module that could not be fetched. */
const LOST_MODULE = /module: (\S+)$/;

/** Second attempts that run or succeeded, by the URL that failed: a page has one instance of each module. */
const secondAttempts = new Map<string, Promise<unknown>>();
let count = 0;

/**
 * Imports a module that the page needs later. Chromium never asks again for a URL that failed once, so that a module
 * that a bad line lost would stay lost until the page is reloaded: it is asked for again under another URL.
 * @param load such as `() => import('./file-transfers.tsx')`
 * @throws the browser's error when the second attempt fails, too; each call tries again
 */
export function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch((error: unknown) => {
    const url = LOST_MODULE.exec(`${error}`)?.[1];
    if (!url) throw error;
    let attempt = secondAttempts.get(url);
    if (!attempt) {
      attempt = import(/* @vite-ignore */ `${url}?again=${++count}`);
      secondAttempts.set(url, attempt);
      attempt.catch(() => secondAttempts.delete(url));
    }
    // The same file under another URL has the same exports.
    return attempt as Promise<Module>;
  });
}
