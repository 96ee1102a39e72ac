/**
 * `candidate` as a full URL of this CMS; undefined if it is a URL of another origin. A full URL,
 * because a path such as `/.//elsewhere.example` is read as another host when it is resolved again.
 * @param baseUrl of the CMS, without trailing slash
 */
export function ownUrl(candidate: string | null | undefined, baseUrl: string): string | undefined {
  if (!candidate || !URL.canParse(candidate, `${baseUrl}/`)) return undefined;
  const url = new URL(candidate, `${baseUrl}/`);
  // The protocol too, since a blob: URL has the origin of the page that created it.
  const isOwn = url.origin === new URL(baseUrl).origin && url.protocol === new URL(baseUrl).protocol;
  return isOwn && url.username === '' && url.password === '' ? url.href : undefined;
}
