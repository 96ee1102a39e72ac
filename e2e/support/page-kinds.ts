import { companyContent, type PageKind } from './company-content.ts';

/** One well-filled page of each kind that visitors can reach, by its name in test titles. */
export const pageKinds: Readonly<Record<PageKind, string>> = companyContent().pageKinds;

/** Kinds with their paths, for one test each. */
export const eachPageKind = Object.entries(pageKinds) as [PageKind, string][];

/** A path without content. */
export const unknownPath = '/there-is-no-such-page/';
