import { companyContent, type PageKind } from './company-content.ts';

/** One well-filled page of each kind that visitors can reach, by what it is called in test titles. */
export const pageKinds: Readonly<Record<PageKind, string>> = companyContent().pageKinds;

/** Kinds with their addresses, for one test each. */
export const eachPageKind = Object.entries(pageKinds) as [PageKind, string][];

/** An address that no content has. */
export const unknownAddress = '/there-is-no-such-page/';
