/** Kinds of papers, as lists and product pages name them. */
export const paperKinds = {
  brochure: 'Brochure',
  dataSheet: 'Data sheet',
  manual: 'Manual',
  partsList: 'Parts list',
  drawing: 'Drawing',
  certificate: 'Certificate',
  declaration: 'Declaration',
  software: 'Software',
  other: 'Other',
} as const;
/** The title of a paper that hangs on a product. */
export const paperOfProduct = (product: string, kind: string) => `${product}: ${kind.toLowerCase()}`;
