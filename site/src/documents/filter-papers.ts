import * as texts from '@headwater/brand/texts.ts';
import { numberKeys } from '../catalogue/numbers.ts';
import { languagesOf, type Paper, type PaperKind, paperKinds } from './paper.ts';

/** What a visitor looks for; an empty text does not narrow. */
export interface PaperFilter {
  kind: PaperKind | '';
  lang: string;
  /** Last part of the product's path. */
  product: string;
  q: string;
}

const AT_ONCE = 25;
/** Longer texts are cut. */
const LONGEST = 100;

export function readPaperFilter(query: URLSearchParams): PaperFilter {
  const value = (name: string) => (query.get(name) ?? '').trim().slice(0, LONGEST);
  return {
    kind: paperKinds.find((kind) => kind === value('kind')) ?? '',
    lang: value('lang').toLowerCase(),
    product: value('product'),
    q: value('q'),
  };
}

const productSlug = (path: string) => path.split('/').at(-2) ?? '';

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What words are looked for in, for each paper once. */
const searched = new WeakMap<Paper, string>();

function textOf(paper: Paper): string {
  const known = searched.get(paper);
  if (known !== undefined) return known;
  const { title, number, kind, products, files } = paper;
  const written = [
    title,
    number,
    texts.paperKinds[kind],
    ...products.map((one) => one.title),
    ...files.map(({ note }) => note),
  ];
  // A number is found however it is written.
  const text = plain(
    [...written, numberKeys(number).key, ...products.map((one) => numberKeys(one.title).key)].join('\n'),
  );
  searched.set(paper, text);
  return text;
}

/** The papers that fit, in their order. */
export function filterPapers(papers: readonly Paper[], { kind, lang, product, q }: PaperFilter): Paper[] {
  const words = plain(q).split(/\s+/).filter(Boolean);
  return papers.filter(
    (paper) =>
      (kind === '' || paper.kind === kind) &&
      (lang === '' || paper.files.some(({ language, upload }) => upload !== '' && language === lang)) &&
      (product === '' || paper.products.some(({ path }) => productSlug(path) === product)) &&
      words.every((word) => textOf(paper).includes(word)),
  );
}

/** By kind, then by title. */
export function sortedPapers(papers: readonly Paper[]): Paper[] {
  const { compare } = new Intl.Collator(texts.locale, { numeric: true });
  return [...papers].sort(
    (a, b) =>
      paperKinds.indexOf(a.kind) - paperKinds.indexOf(b.kind) || compare(a.title, b.title) || compare(a.slug, b.slug),
  );
}

export interface PaperPage {
  papers: Paper[];
  total: number;
  /** Slug after which the next page begins; undefined on the last one. */
  next: string | undefined;
}

/** One page of a list. @param after slug of the last paper before it; an unknown one begins anew */
export function pageOfPapers(found: readonly Paper[], after: string | undefined): PaperPage {
  const start = after === undefined ? 0 : found.findIndex(({ slug }) => slug === after) + 1;
  const papers = found.slice(start, start + AT_ONCE);
  return { papers, total: found.length, next: start + AT_ONCE < found.length ? papers.at(-1)?.slug : undefined };
}

/** More products are no list to choose from: their numbers are among the words. */
const MOST_PRODUCTS = 200;

interface PaperChoices {
  kinds: PaperKind[];
  languages: string[];
  products: { slug: string; title: string }[];
}

/** For each list once. */
const choicesOf = new WeakMap<readonly Paper[], PaperChoices>();

function allChoices(papers: readonly Paper[], siteLanguage: string): PaperChoices {
  const products = new Map(
    papers.flatMap((paper) => paper.products.map(({ path, title }) => [productSlug(path), title])),
  );
  const { compare } = new Intl.Collator(texts.locale, { numeric: true });
  return {
    kinds: paperKinds.filter((kind) => papers.some((paper) => paper.kind === kind)),
    languages: [...new Set(papers.flatMap((paper) => languagesOf(paper, siteLanguage)))].sort(),
    products: [...products].map(([slug, title]) => ({ slug, title })).sort((a, b) => compare(a.title, b.title)),
  };
}

/** The choices of the form: only those that lead to something. @param chosen slug of the product that is chosen */
export function paperChoices(papers: readonly Paper[], siteLanguage: string, chosen: string): PaperChoices {
  const all = choicesOf.get(papers) ?? allChoices(papers, siteLanguage);
  choicesOf.set(papers, all);
  if (all.products.length <= MOST_PRODUCTS) return all;
  return { ...all, products: all.products.filter(({ slug }) => slug === chosen) };
}
