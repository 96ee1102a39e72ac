import { technicalDocument } from '@headwater/content-model/content-types/technical-document.ts';
import { permalink } from '../config/cms-places.ts';
import { DOCUMENTS, partsBelowDocuments } from '../routing/document-paths.ts';

/** Kinds of papers, in the order in which visitors see them. */
export const paperKinds = technicalDocument.fields.kind.choices;

export type PaperKind = (typeof paperKinds)[number];

/** One file of a paper: a revision in a language. */
export interface PaperFile {
  /** Names the revision in the file's fixed URL, such as `b` or `2026-03-01`. */
  revision: string;
  /** The revision as editors wrote it; empty where they did not. */
  label: string;
  /** BCP 47, in lower case. */
  language: string;
  /** `YYYY-MM-DD`, or empty. */
  date: string;
  /** As the editor counted them. */
  pages: number | undefined;
  note: string;
  /** Path below WordPress's folder for uploads; empty when the file is gone from the library. */
  upload: string;
  extension: string;
  bytes: number | undefined;
  /** Changes whenever the file in the library does. */
  version: string;
}

export interface PaperProduct {
  path: string;
  title: string;
}

/** A paper with all its files, newest first. */
export interface Paper {
  slug: string;
  /** Further names of it in URLs: a file that hangs on three products has a name for each. */
  aliases: readonly string[];
  /** Whether an editor wrote it, or it hangs on products. */
  source: 'document' | 'product';
  number: string;
  title: string;
  kind: PaperKind;
  products: readonly PaperProduct[];
  files: readonly PaperFile[];
  /** Slug of the paper that replaces it. */
  supersededBy: string | undefined;
}

/** A paper as JSON, which is cheap to compare and to hand to a thread. */
export interface WrittenPaper {
  slug: string;
  paper: string;
}

/** Its languages, that of the site first. */
export function languagesOf({ files }: Paper, siteLanguage: string): string[] {
  const all = [...new Set(files.filter(({ upload }) => upload !== '').map(({ language }) => language))];
  return all.sort((a, b) => Number(b === siteLanguage) - Number(a === siteLanguage) || a.localeCompare(b));
}

/**
 * The newest file in a language; without one, in the site's language, or else in any.
 * @param extension undefined: whatever it has
 */
export function newestFile(
  paper: Paper,
  siteLanguage: string,
  { language, extension }: { language?: string | undefined; extension?: string | undefined } = {},
): PaperFile | undefined {
  const fitting = paper.files.filter(
    (file) => file.upload !== '' && (extension === undefined || file.extension === extension),
  );
  if (language !== undefined) return fitting.find((file) => file.language === language);
  return fitting.find((file) => file.language === siteLanguage) ?? fitting[0];
}

/** Whether a newer revision in the same language and of the same type is listed. */
export function isReplaced(paper: Paper, { language, extension, version }: PaperFile, siteLanguage: string): boolean {
  return newestFile(paper, siteLanguage, { language, extension })?.version !== version;
}

export const paperPath = ({ slug }: Pick<Paper, 'slug'>) => permalink(`${DOCUMENTS}/${encodeURIComponent(slug)}/`);

/** Always the newest file. @param language undefined: the site's, or the paper's only one */
export function newestPath({ slug }: Pick<Paper, 'slug'>, extension: string, language?: string): string {
  return `${DOCUMENTS}/${encodeURIComponent(slug)}.${extension}${language === undefined ? '' : `?lang=${language}`}`;
}

/** Always this file. */
export function fixedPath({ slug }: Pick<Paper, 'slug'>, { revision, language, extension }: PaperFile): string {
  return `${DOCUMENTS}/${encodeURIComponent(slug)}/${encodeURIComponent(revision)}.${language}.${extension}`;
}

export type FilePath =
  | { slug: string; extension: string }
  | { slug: string; revision: string; language: string; extension: string };

/** What a decoded path below the list is for; undefined for one that is no file. */
export function readFilePath(path: string): FilePath | undefined {
  const parts = partsBelowDocuments(path) ?? [];
  const [, name = '', ending = ''] = /^(.{1,200})\.([a-z\d]{2,5})$/i.exec(parts.at(-1) ?? '') ?? [];
  const extension = ending.toLowerCase();
  if (name === '' || parts.length > 2) return undefined;
  if (parts.length === 1) return { slug: name, extension };
  const dot = name.lastIndexOf('.');
  const [slug = ''] = parts;
  if (dot < 1 || slug === '') return undefined;
  return { slug, revision: name.slice(0, dot), language: name.slice(dot + 1).toLowerCase(), extension };
}
