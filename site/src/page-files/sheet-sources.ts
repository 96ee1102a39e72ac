/**
 * Stylesheets that the build collects from components, by name, with where the paths of the components begin. What every page may
 * show is in one file, which browsers fetch once: a file for each shared component would make the first page wait for
 * eight. What is only on pages with a route of their own stays by itself.
 */
export const collectedSheets = {
  login: 'src/blocks/login-form/',
  outage: 'src/blocks/outage/',
  papers: 'src/blocks/paper-',
  part: 'src/blocks/part-details/',
  preview: 'src/editors/preview/',
  request: 'src/blocks/request-list/request-list',
  search: 'src/blocks/search-results/',
  /** Everything else that the server renders. */
  site: 'src/',
} as const;

/** Stylesheets that only some pages need, by name, with their source. */
export const optionalSheets = {
  'core-blocks': 'src/styles/core-blocks/core-blocks.css',
  forms: 'src/forms/browser/forms.css',
} as const;

export type SheetName = keyof typeof collectedSheets | keyof typeof optionalSheets;
