import { fileURLToPath } from 'node:url';

/** Name of a page in test titles. */
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

/** The content on which the journeys of a configuration run. */
export interface CompanyContent {
  /** Full path of the module with the starting content. */
  contentModule: string;
  /** One well-filled page of each kind that visitors can reach. */
  pageKinds: Readonly<Record<PageKind, string>>;
}

/** The small content in `e2e/starting-content`, which exists for journeys. */
export const testContent: CompanyContent = {
  contentModule: fileURLToPath(new URL('../starting-content/starting-content.ts', import.meta.url)),
  pageKinds: {
    'front page': '/',
    'generic page': '/about/',
    'page with large header': '/history/',
    'page without separators': '/service/',
    'blank page': '/data-card/',
    'main category': '/pumps/',
    'sub-category': '/pumps/test-pumps/',
    'product page': '/pumps/test-pumps/complete/',
    'replacement parts page': '/replacement-parts/',
    'blog listing': '/news/',
    post: '/first-note/',
    'category archive': '/category/notes/',
    'project listing': '/project/',
    project: '/project/test-station/',
    representative: '/representative/north/',
  },
};

/**
 * The content of the journeys: the one that exists for them, or the `CompanyContent` that a Playwright configuration
 * wrote, as JSON, into the variable `COMPANY_CONTENT`. The file of a configuration runs before any journey, in each worker.
 */
export function companyContent(): CompanyContent {
  const chosen = process.env.COMPANY_CONTENT;
  return chosen ? (JSON.parse(chosen) as CompanyContent) : testContent;
}
