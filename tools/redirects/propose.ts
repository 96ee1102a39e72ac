/** A page of the old or the new site, as far as it is known. */
export interface KnownPage {
  /** Decoded. */
  path: string;
  title?: string;
  text?: string;
}

export interface Proposal {
  from: string;
  to: string;
  /** From 0 to 1; above 0.9 it can be taken without a look. */
  score: number;
  /** What the two pages have in common, for a person. */
  why: string;
}

/** Words that say nothing about a page. */
const COMMON = new Set(
  'a an and at by for from in into is it of on or our the to with your html htm php asp aspx index page pages default en us'.split(
    ' ',
  ),
);
const LONGEST_TEXT = 20_000;

/** Words in lower case without accents and common endings. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !COMMON.has(word))
    .map((word) => (word.length > 4 && !/\d/.test(word) ? word.replace(/(?:ing|es|s)$/, '') : word));
}

/** Part and model numbers: letters and digits together, however they are separated; a number of three digits or more. */
export function numbersOf(text: string): Set<string> {
  const found = text
    .toLowerCase()
    .matchAll(/(?<![a-z\d])(?:([a-z]{1,4})[\s._-]?(\d{2,}[a-z\d]*)|(\d{3,}[a-z\d]*))(?![a-z\d])/g);
  const isYear = (number: string) => /^(?:19|20)\d\d$/.test(number);
  return new Set(
    [...found].flatMap(([, letters = '', digits, alone]) => {
      const number = digits === undefined ? (alone ?? '') : COMMON.has(letters) ? digits : letters + digits;
      return number === '' || isYear(number) ? [] : [number];
    }),
  );
}

function lastSegment(path: string): string {
  return path
    .replace(/\/+$/, '')
    .replace(/^.*\//s, '')
    .replace(/\.\w{2,5}$/, '');
}

/** Words with what their rarity among the new pages says about a page. */
interface Described {
  page: KnownPage;
  numbers: Set<string>;
  slug: Set<string>;
  title: Set<string>;
  text: Set<string>;
}

function describe(page: KnownPage): Described {
  const slug = lastSegment(page.path);
  return {
    page,
    numbers: new Set([...numbersOf(slug), ...numbersOf(page.title ?? '')]),
    slug: new Set(wordsOf(slug)),
    title: new Set(wordsOf(page.title ?? '')),
    text: new Set(wordsOf((page.text ?? '').slice(0, LONGEST_TEXT))),
  };
}

/** How much of two sets is in both, where rare words count more. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>, weight: (word: string) => number): number {
  const sum = (words: Iterable<string>) => [...words].reduce((total, word) => total + weight(word), 0);
  const all = sum(a) + sum(b);
  return all === 0 ? 0 : (2 * sum([...a].filter((word) => b.has(word)))) / all;
}

/** How sure it is that one page became the other. */
function score(old: Described, page: Described, weight: (word: string) => number): { score: number; why: string } {
  const shared = [...old.numbers].filter((number) => page.numbers.has(number));
  const parts = {
    slug: likeness(old.slug, page.slug, weight),
    title: likeness(old.title, page.title, weight),
    // A page without a title of its own is found by the words of its path.
    words: Math.max(likeness(old.slug, page.title, weight), likeness(old.title, page.slug, weight)) * 0.9,
    text: likeness(old.text, page.text, weight) * 0.95,
  };
  const names = Math.max(parts.slug, parts.title, parts.words);
  const best = parts.text > 0 ? Math.max(0.6 * names + 0.4 * parts.text, 0.95 * parts.text) : names * 0.95;
  const [kind = 'slug'] = Object.entries(parts).sort(([, a], [, b]) => b - a)[0] ?? [];
  if (shared.length > 0) return { score: 0.75 + 0.25 * best, why: `number ${shared.join(', ')}` };
  // Two models of one series have nearly the same texts: other numbers are other pages.
  if (old.numbers.size > 0 && page.numbers.size > 0) return { score: Math.min(best, 0.5), why: kind };
  return { score: best, why: kind };
}

/** The page that each old page most likely became. Nothing is proposed below a score of 0.3. */
export function propose(olds: readonly KnownPage[], pages: readonly KnownPage[]): Proposal[] {
  const described = pages.map(describe);
  const counts = new Map<string, number>();
  const byWord = new Map<string, Described[]>();
  for (const one of described) {
    for (const word of new Set([...one.slug, ...one.title, ...one.text])) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const word of new Set([...one.slug, ...one.title, ...one.numbers]))
      byWord.set(word, [...(byWord.get(word) ?? []), one]);
  }
  const weight = (word: string) => Math.log(1 + pages.length / (counts.get(word) ?? 1));

  return olds.flatMap((old) => {
    const from = describe(old);
    const near = new Set([...from.slug, ...from.title, ...from.numbers].flatMap((word) => byWord.get(word) ?? []));
    const ranked = [...(near.size > 0 ? near : described)]
      .map((page) => ({ page, ...score(from, page, weight) }))
      .sort((a, b) => b.score - a.score);
    const [first, second] = ranked;
    if (!first || first.score < 0.3) return [];
    // Two pages that fit alike: a person decides.
    const isClear = first.score - (second?.score ?? 0) >= 0.1;
    const sure = isClear ? first.score : Math.min(first.score, 0.85);
    return [{ from: old.path, to: first.page.page.path, score: Math.round(sure * 100) / 100, why: first.why }];
  });
}
