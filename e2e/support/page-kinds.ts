export type PageKind =
  | 'front page'
  | 'generic page'
  | 'page with large header'
  | 'page without separators'
  | 'blank page'
  | 'main category'
  | 'sub-category'
  | 'product page'
  | 'replacement parts page'
  | 'blog listing'
  | 'post'
  | 'category archive'
  | 'project listing'
  | 'project'
  | 'representative';

/** One well-filled demo page of each kind that visitors can reach, by what it is called in test titles. */
export const pageKinds: Record<PageKind, string> = {
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
};

/** Kinds with their addresses, for one test each. */
export const eachPageKind = Object.entries(pageKinds) as [PageKind, string][];

/** An address that no content has. */
export const unknownAddress = '/there-is-no-such-page/';
