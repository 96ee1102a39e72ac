/** Another site, whose pages are measured in the same run. */
export interface Peer {
  url: string;
  paths: readonly string[];
}

/** A page of the demo for each kind of page that visitors land on. */
const kinds: Readonly<Record<string, string>> = {
  home: '/',
  'main category': '/products/wastewater/',
  'sub-category': '/products/wastewater/submersible-non-clog/',
  product: '/products/wastewater/submersible-non-clog/sn-3040/',
  'replacement parts': '/replacement-parts/',
  post: '/cavitation-is-not-one-noise/',
  blog: '/news/',
  archive: '/category/maintenance/',
  'project list': '/project/',
  project: '/project/joliet-quarry-dewatering/',
  representative: '/representative/northgate-fluid-equipment/',
  'generic page': '/about/',
  'page with large header': '/history/',
  contact: '/contact/',
};

/** URLs of the pages that are measured, by the name of their figures. */
export function measuredPages(siteUrl: string, peer?: Peer): ReadonlyMap<string, string> {
  return new Map([
    ...Object.entries(kinds).map(([kind, path]): [string, string] => [kind, siteUrl + path]),
    ...(peer?.paths ?? []).map((path): [string, string] => [`peer ${path}`, new URL(path, peer?.url).href]),
  ]);
}
