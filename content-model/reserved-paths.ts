/**
 * Paths that the site keeps for itself, with what is below those that end in a slash. Everywhere else a published page of
 * the CMS wins over the site's own.
 */
export const reservedPaths = [
  '/search',
  '/login',
  '/preview',
  '/saved-form',
  '/privacy-choices',
  '/frame/',
  '/qr/',
  '/api/',
  '/livez',
  '/readyz',
  '/healthz',
  '/metrics',
  '/404',
  '/500',
  '/503',
] as const;

/**
 * Whether the site needs a path for itself: one of the list, or one that begins with an underscore.
 * @param path decoded, in any spelling
 */
export function isReservedPath(path: string): boolean {
  const plain = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
  if (plain.startsWith('/_')) return true;
  return reservedPaths.some((own) => (own.endsWith('/') ? `${plain}/`.startsWith(own) : plain === own));
}
