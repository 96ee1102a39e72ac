import type { DatabaseSync } from 'node:sqlite';
import { type HitGroup, type HitGroupName, hitGroups, type SearchResponse } from '../../../search/search-response.ts';
import { exactly } from '../../figures/convert.ts';
import { readDuty } from '../../figures/duty.ts';
import { measuresIn } from '../../figures/measures.ts';
import { type Measured, unitLabel } from '../../figures/units.ts';
import { type NumberKeys, neighbors, numberKeys, numberMatches } from '../../numbers.ts';
import { baseValue } from '../base-value.ts';
import { groupOfItem } from '../write-record.ts';
import { createDutyFinder } from './find-duties.ts';
import { createNumberFinder, type FoundNumber, idOf } from './find-numbers.ts';
import { createWordFinder } from './find-words.ts';
import { chunksOf, ftsQuery, type SynonymsOf } from './fts-query.ts';
import { type Candidate, createHitReader } from './read-hits.ts';

export interface SearchOptions {
  /** Only this group, from a position on. */
  group?: HitGroupName;
  from?: number;
  /** Hits of each group. */
  most?: number;
  /** Whether a digit may be wrong, too. */
  guessesDigits?: boolean;
}

export interface SearchSettings {
  synonymsOf: SynonymsOf;
}

interface Found {
  groups: Map<HitGroupName, { candidates: Candidate[]; total: number; rank: number }>;
  /** What no group shows: the neighbors of a number that exists. */
  hidden: ReadonlyMap<string, Candidate>;
}

function groupOf({ part, item }: Candidate): HitGroupName | undefined {
  return part ? 'parts' : groupOfItem(item ?? 0);
}

/** Matches of a number that exists, the company's or another maker's. */
const OWN: ReadonlySet<string> = new Set(['exact', 'cross-reference', 'superseded']);
/** Words that are looked up as numbers by themselves, and of which any may be in a text. */
const MOST_WORDS = 10;
const MOST_ANY = 3;
const MOST_FIGURES = 200;
const NEAREST = 3;
/** A group that was found by words alone comes after those with a number or a figure. */
const BY_FIGURE = numberMatches.indexOf('prefix') - 0.5;
const BY_TITLE = numberMatches.length;
const BY_WORDS = BY_TITLE + 1;

function label({ number, unit }: Measured): string {
  return unit ? `${number} ${unitLabel(unit)}` : String(number);
}

function partsOf(database: DatabaseSync, { synonymsOf }: SearchSettings) {
  const numbers = createNumberFinder(database);
  const findDuties = createDutyFinder(database);
  const readHits = createHitReader(database);
  const words = createWordFinder(database);
  const figures = database.prepare(
    `SELECT item, name, written FROM figures WHERE dimension = ? AND low BETWEEN ? AND ? AND high BETWEEN ? AND ?
     ORDER BY item LIMIT ${MOST_FIGURES}`,
  );
  const known = database.prepare('SELECT word FROM words WHERE word >= ? AND word < ? LIMIT 1');
  const likely = database.prepare(
    'SELECT word FROM words WHERE word IN (SELECT value FROM json_each(?)) ORDER BY uses DESC LIMIT 1',
  );
  return { figures, numbers, synonymsOf, words, known, likely, readHits, findDuties };
}

type SearchParts = ReturnType<typeof partsOf>;

function add(
  { groups, hidden }: Found,
  name: HitGroupName | undefined,
  all: readonly Candidate[],
  rank: number,
  more?: number,
) {
  const candidates = all.filter((candidate) => !hidden.has(idOf(candidate)));
  if (!name || candidates.length === 0) return;
  const group = groups.get(name) ?? { candidates: [], total: 0, rank };
  const ids = new Set(group.candidates.map(idOf));
  const added = candidates.filter((candidate) => !ids.has(idOf(candidate)));
  groups.set(name, {
    candidates: [...group.candidates, ...added],
    total: group.total + (more ?? added.length),
    rank: Math.min(rank, group.rank),
  });
}

function addNumbers(found: Found, numbersFound: readonly FoundNumber[]): void {
  for (const number of numbersFound) add(found, groupOf(number), [number], numberMatches.indexOf(number.match));
}

/** Products with exactly this figure, such as `10 hp`. */
function addFigures(parts: SearchParts, found: Found, term: string): void {
  const { measures, rest } = measuresIn(term);
  const [measure] = measures;
  if (!measure || measures.length > 1 || rest) return;
  const base = baseValue(measure);
  const rows = [
    ...(measure.unit === 'in' ? [{ dimension: 'nominal', value: measure.number }] : []),
    ...(base ? [base] : []),
  ].flatMap(({ dimension, value }) => {
    const [low, high] = [value - Math.abs(value) / 1000, value + Math.abs(value) / 1000];
    return parts.figures.all(dimension, low, high, low, high);
  });
  const candidates = rows.map(({ item, name, written }): Candidate => {
    return { item: Number(item), reason: { kind: 'figure', label: String(name), value: String(written) } };
  });
  add(found, 'products', candidates, BY_FIGURE);
}

/** Numbers that differ from one that exists in one character: they are not what was looked for. */
function neighborsOf(parts: SearchParts, typed: NumberKeys, own: readonly FoundNumber[]): Map<string, Candidate> {
  const near = new Map(parts.numbers.findNear(typed, 'letters and digits').map((number) => [idOf(number), number]));
  // A superseded number may be a neighbor of the one that replaces it.
  for (const number of own) near.delete(idOf(number));
  return near;
}

/** @param most hits of each group that are shown @returns whether anything was found */
function addWords(
  parts: SearchParts,
  found: Found,
  chunks: readonly (readonly string[])[],
  join: 'AND' | 'OR',
  most: number,
): boolean {
  if (chunks.length === 0) return false;
  const query = ftsQuery(chunks, join, parts.synonymsOf);
  const matches = parts.words.find(query, most + found.hidden.size);
  for (const { name, ids, total, isInTitle } of matches) {
    const known = found.groups.get(name)?.candidates ?? [];
    const others = [...known, ...found.hidden.values()].flatMap((candidate) =>
      groupOf(candidate) === name ? (candidate.part?.id ?? candidate.item ?? []) : [],
    );
    const counted = others.length > 0 ? parts.words.among(query, name, others).length : 0;
    const candidates = ids.map((id): Candidate => (name === 'parts' ? { part: { id } } : { item: id }));
    add(found, name, candidates, isInTitle ? BY_TITLE : BY_WORDS, total - counted);
  }
  return matches.length > 0;
}

/** The term with each unknown word in place of which another was likely meant; undefined when there is none. */
function corrected(parts: SearchParts, chunks: readonly (readonly string[])[]): string[][] | undefined {
  let isCorrected = false;
  const meantWords = chunks.map((tokens) => {
    const [word = ''] = tokens;
    if (tokens.length > 1 || !/^\p{L}{4,}$/u.test(word) || parts.known.get(word, `${word}\u{10ffff}`))
      return [...tokens];
    const others = [...neighbors(word.toUpperCase(), 'letters')].map((other) => other.toLowerCase());
    const meant = parts.likely.get(JSON.stringify(others))?.word;
    isCorrected ||= meant !== undefined;
    return [meant === undefined ? word : String(meant)];
  });
  return isCorrected ? meantWords : undefined;
}

function read(
  parts: SearchParts,
  groups: Found['groups'],
  { group: only, from = 0, most = 5 }: SearchOptions,
): HitGroup[] {
  const order = (name: HitGroupName) => (groups.get(name)?.rank ?? 0) * hitGroups.length + hitGroups.indexOf(name);
  return [...groups.keys()]
    .filter((name) => only === undefined || name === only)
    .toSorted((one, other) => order(one) - order(other))
    .flatMap((name) => {
      const { candidates = [], total = 0 } = groups.get(name) ?? {};
      const hits = parts.readHits(candidates.slice(from, from + most));
      return hits.length > 0 ? [{ name, hits, total }] : [];
    });
}

function duties(parts: SearchParts, term: string, options: SearchOptions): SearchResponse | undefined {
  const duty = readDuty(term);
  const [flow, head] = [duty && baseValue(duty.flow), duty && baseValue(duty.head)];
  if (!duty || !flow || !head) return undefined;
  const most = (options.from ?? 0) + (options.most ?? 5);
  const point = { flow: flow.value, head: head.value };
  const chunks = chunksOf(duty.rest);
  const query = chunks.length > 0 ? ftsQuery(chunks, 'AND', parts.synonymsOf) : undefined;
  const withWords = parts.findDuties(point, most, query);
  const isFound = query === undefined || withWords.total > 0;
  const { nearest, total } = isFound ? withWords : parts.findDuties(point, most);
  if (nearest.length === 0) return undefined;
  const candidates = nearest.map(({ item, makes, rated }): Candidate => {
    const head = makes === undefined ? undefined : exactly(makes, 'm', duty.head.unit ?? 'm');
    const made =
      head === undefined
        ? rated
        : `${Number(head.toPrecision(3))} ${unitLabel(duty.head.unit ?? 'm')} @ ${label(duty.flow)}`;
    return { item, reason: { kind: 'duty', makes: made ?? '' } };
  });
  const groups: Found['groups'] = new Map([['products', { candidates, total, rank: 0 }]]);
  return {
    term,
    outcome: isFound ? 'found' : 'nearest',
    duty: `${label(duty.flow)} @ ${label(duty.head)}`,
    groups: read(parts, groups, options),
  };
}

export function createSearch(database: DatabaseSync, settings: SearchSettings) {
  const parts = partsOf(database, settings);

  /**
   * Searches by duty, number, figure and words. What comes closest is shown when nothing has them; a mistyped number is
   * never called found.
   */
  return function search(term: string, options: SearchOptions = {}): SearchResponse {
    const asDuty = duties(parts, term, options);
    if (asDuty) return asDuty;
    const most = (options.from ?? 0) + (options.most ?? 5);
    const chunks = chunksOf(term);
    const typed = numberKeys(term);
    const own = parts.numbers.find(typed);
    const found: Found = {
      groups: new Map(),
      hidden: own[0] && OWN.has(own[0].match) ? neighborsOf(parts, typed, own) : new Map(),
    };
    const respond = (outcome: SearchResponse['outcome'], more: Partial<SearchResponse> = {}): SearchResponse => {
      return { term, outcome, ...more, groups: read(parts, found.groups, options) };
    };
    addNumbers(found, own);
    addFigures(parts, found, term);
    addWords(parts, found, chunks, 'AND', most);
    // One number among other words: `impeller for SN-4055`.
    for (const word of chunks.length > 1 ? term.split(/\s+/, MOST_WORDS) : [])
      if (/\p{N}/u.test(word)) addNumbers(found, parts.numbers.findOwn(numberKeys(word)));
    if (found.groups.size > 0) return respond('found');

    addNumbers(found, parts.numbers.findNear(typed, options.guessesDigits ? 'letters and digits' : 'letters'));
    if (found.groups.size > 0) return respond('nearest');
    const meant = corrected(parts, chunks);
    if (meant && addWords(parts, found, meant, 'AND', most))
      return respond('found', { corrected: meant.flat().join(' ') });
    // The longest say most, and each costs time.
    const longest = chunks.toSorted((one, other) => other.join('').length - one.join('').length).slice(0, MOST_ANY);
    const isAny = chunks.length > 1 && addWords(parts, found, longest, 'OR', most);
    return {
      term,
      outcome: isAny ? 'nearest' : 'nothing',
      groups: read(parts, found.groups, { ...options, most: NEAREST }),
    };
  };
}
