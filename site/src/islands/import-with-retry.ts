/** The end of the message of Chromium and Firefox about a module that could not be fetched. */
const LOST_MODULE = /module: (\S+)$/;

/** Second attempts that run or succeeded, by the URL that failed: a module is not requested again when it is there. */
const secondAttempts = new Map<string, Promise<unknown>>();
let count = 0;

/**
 * Imports a module that the page needs later. One that a bad line lost is requested again under another URL: Chromium 150
 * requests no URL again that failed once, and the module would stay lost until the page is reloaded. Chromium 156 does
 * so at the next call, and may then load the module twice: it must keep no state.
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
