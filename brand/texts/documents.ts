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

export const documentsTitle = 'Documents';
export const documentsIntroduction =
  'Manuals, data sheets, drawings and certificates of every pump, in every revision.';
export const documentsCount = (count: number) => (count === 1 ? '1 document' : `${count} documents`);
export const noDocuments = 'No document fits. Leave out a word or a choice, or call us and we look it up.';
export const documentWords = 'Number or words';
export const documentKind = 'Kind';
export const documentLanguage = 'Language';
export const documentProduct = 'Product';
export const documentAny = 'Any';
export const documentsShow = 'Show documents';
export const documentsClear = 'Show all documents';
export const documentsMore = 'More documents';
export const documentDownload = 'Download';
export const documentNewest = 'Newest edition';
export const documentOtherLanguages = 'Other languages';
export const documentHistory = 'All editions';
export const documentFixedLink = 'These links always give the same edition.';
export const documentNumber = (number: string) => `No. ${number}`;
export const documentPages = (count: number) => (count === 1 ? '1 page' : `${count} pages`);
export const documentReplaced = (successor: string) => `This document is replaced by ${successor}.`;
export const documentReplacedSince = (successor: string, date: string) =>
  `Since ${date}, this document is replaced by ${successor}.`;
export const documentWithdrawn = (title: string) => `“${title}” was withdrawn`;
export const documentWithdrawnAdvice = 'It is no longer valid.';
export const documentNoFile = 'The file of this document is not here. Call us and we send it.';
export const olderDocuments = 'Other languages and documents';

/** The page behind a code on a data plate whose number is unknown. */
export const qrTitle = (number: string) => `We know no “${number}”`;
export const qrAdvice = 'Enter the serial number on the data plate. We look up its papers and send them to you.';
export const qrLabel = 'Serial number';
export const qrButton = 'Ask for its papers';
/** The documents of the products that a part fits. */
export const qrPartTitle = (number: string) => `Documents for ${number}`;
export const qrPart = (number: string) => `About ${number}`;
