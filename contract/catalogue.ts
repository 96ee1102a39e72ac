/** How a product's imported figures are read from a CMS and written to it, and how a CMS has the site read a file. */

/** The route in WordPress's REST API; each request has the shared secret. */
export const cataloguePath = '/headwater/v1/catalogue';

/** The route of the site, for signed messages of the CMS. */
export const siteCataloguePath = '/api/catalogue';

/** A page with the template of products, published or not. */
export interface CatalogueProduct {
  id: number;
  title: string;
  /** Path of its page; empty without one. */
  path: string;
  /** Its field `catalogueTables`. */
  tables: string;
}

/** A field to write, unless it is no longer what it was when the file was read. */
export interface CatalogueWrite {
  id: number;
  was: string;
  tables: string;
}

/** Products in the order of their IDs, those after an ID; or writes. */
export type CatalogueRequest = { after: number } | { writes: readonly CatalogueWrite[] };

/** How many products a CMS lists, and takes, at once. */
export const catalogueBatch = 200;

/**
 * What a CMS has the site read: a file with figures for its products, in base64; its products as a file; a product's texts;
 * all published texts.
 */
export type CatalogueMessage =
  | { kind: 'import'; file: string; products: readonly CatalogueProduct[] }
  | { kind: 'export'; products: readonly CatalogueProduct[] }
  | { kind: 'read'; html: string; tables: string }
  | { kind: 'check' };

/** The site's response to each kind of message. */
export interface CatalogueResponses {
  import: CataloguePlan;
  export: { csv: string };
  /** What the site does not understand, by table and row, and figures that contradict each other. */
  read: { unread: string[] };
  /** Pages whose figures somebody should complete or mend, with why. */
  check: { pages: { path: string; lines: string[] }[] };
}

/** What an import would change, as the site says it to a CMS. */
export interface CataloguePlan {
  changes: (CatalogueWrite & { title: string; lines: string[] })[];
  /** Products of the file that it leaves as they are. */
  same: number;
  /** What is wrong in the file, by line and column. */
  faults: string[];
}
