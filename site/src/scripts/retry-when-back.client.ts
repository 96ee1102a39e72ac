/**
 * Reloads the page once the site answers, and not before: a page that reloads on a timer takes
 * the text away from slow readers.
 */
const PAUSE_MS = 15_000;

setInterval(async () => {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) location.reload();
}, PAUSE_MS);
