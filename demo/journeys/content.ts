import { fileURLToPath } from 'node:url';
import type { CompanyContent } from '@headwater/e2e/support/company-content.ts';

/** The demo, for the journeys that walk over all of it. */
export const demoContent: CompanyContent = {
  contentModule: fileURLToPath(new URL('../starting-content.ts', import.meta.url)),
  pageKinds: {
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
  },
};
