/** Characters: what servers take as a URL. */
const LONGEST = 8_000;
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** The URL of a link in HTML; undefined for one that leads nowhere outside a page, or runs a script. */
export function allowedHref(href: string | null): string | undefined {
  const url = href && URL.canParse(href) ? new URL(href) : undefined;
  return url && SCHEMES.has(url.protocol) ? url.href : undefined;
}

/** The URL that a visitor means: `example.com` and `name@example.com` are enough. */
export function linkUrl(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '' || text.length > LONGEST || /\s/.test(text)) return undefined;
  if (/^[a-z][a-z\d+-]*:(?!\d)/i.test(text)) return allowedHref(text);
  if (/^[^@/]+@[^@/]+\.[^@/]+$/.test(text)) return allowedHref(`mailto:${text}`);
  return /^[^/?#]+\.[^/?#]+/.test(text) ? allowedHref(`https://${text}`) : undefined;
}
