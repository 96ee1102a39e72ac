/**
 * The address of this CMS that `wish` names, in full; undefined when it leads anywhere else. In full,
 * because a path such as `/.//elsewhere.example` is read as another host when it is resolved again.
 * @param baseUrl of the CMS, without trailing slash
 */
export function ownAddress(wish: string | null | undefined, baseUrl: string): string | undefined {
  if (!wish || !URL.canParse(wish, `${baseUrl}/`)) return undefined;
  const url = new URL(wish, `${baseUrl}/`);
  // The protocol too, since a blob: address has the origin of the page that made it.
  const isOwn = url.origin === new URL(baseUrl).origin && url.protocol === new URL(baseUrl).protocol;
  return isOwn && url.username === '' && url.password === '' ? url.href : undefined;
}
