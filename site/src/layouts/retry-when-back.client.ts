/**
 * Loads the page again once the site answers, and not before: a page that reloads by the clock takes
 * the text away from those who read slowly.
 */
const PAUSE_MS = 15_000;

setInterval(async () => {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) location.reload();
}, PAUSE_MS);
