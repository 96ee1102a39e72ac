const documents = new WeakSet<object>();

/**
 * Marks a document whose response is the same on every page that needs it, like the menus: pages share one, some
 * seconds old at most. Its variables may not depend on the page.
 */
export function sharedByPages<Document extends object>(document: Document): Document {
  documents.add(document);
  return document;
}

export function isSharedByPages(document: object): boolean {
  return documents.has(document);
}
