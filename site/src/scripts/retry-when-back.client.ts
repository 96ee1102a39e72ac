/**
 * Reloads the page once the site responds, and not before: a page that reloads on a timer takes
 * the text away from slow readers.
 */
const PAUSE_MS = 15_000;

setInterval(async () => {
  const response = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (response?.ok) location.reload();
}, PAUSE_MS);
