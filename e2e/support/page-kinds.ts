/** One well-filled demo page of each kind that visitors can reach, by what it is called in test titles. */
export const pageKinds = {
  'front page': '/',
  'generic page': '/about/',
  'page with large header': '/history/',
  'page without separators': '/service/',
  'blank page': '/shop-floor-card/',
  'main category': '/products/wastewater/',
  'sub-category': '/products/wastewater/submersible-non-clog/',
  'product page': '/products/wastewater/submersible-non-clog/sn-3040/',
  'replacement parts page': '/replacement-parts/',
  'blog listing': '/news/',
  post: '/cavitation-is-not-one-noise/',
  'category archive': '/category/maintenance/',
  'project listing': '/project/',
  project: '/project/joliet-quarry-dewatering/',
  representative: '/representative/northgate-fluid-equipment/',
} as const;

export type PageKind = keyof typeof pageKinds;

/** Kinds with their addresses, for one test each. */
export const eachPageKind = Object.entries(pageKinds) as [PageKind, string][];

/** An address that no content has. */
export const unknownAddress = '/there-is-no-such-page/';
