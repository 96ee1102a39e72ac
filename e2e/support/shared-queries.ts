/**
 * Queries whose responses all pages of one instance share: it sends them every few seconds, however many pages it
 * renders. The site marks them with `sharedByPages`, or sends them outside of pages.
 */
export const SHARED_QUERIES: ReadonlySet<string> = new Set([
  'GetSiteShell',
  'GetFormSchedules',
  'GetCaptchaKey',
  'GetContactText',
  'GetPostsPageNumber',
  'GetPostsPageTitle',
  'GetStickyNumbers',
]);
