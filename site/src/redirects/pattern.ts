import { RE2JS } from 're2js';
import { pathKey } from './address-key.ts';
import { findRule, moveBy, type RuleIndex, requestedUrl, withQuery } from './find-rule.ts';
import { type Faulty, readTarget } from './read-address.ts';
import { type Hosts, joinedStatus, type Move, type PatternRule, type RequestedUrl } from './rule.ts';

/** Bounds of what patterns cost a request. A unit of size costs at most 0.1 ms on the longest path. */
export const patternBounds = { rules: 200, characters: 250, size: 100, sizeTogether: 200 } as const;

/** Rules in a row that are followed to find a circle. */
const LONGEST_WAY = 8;

/** What RE2's syntax lacks, because it cannot be searched for in linear time. */
const LOOK_AROUND = /\(\?<?[=!]/;

function compile(pattern: string): RE2JS {
  return RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE);
}

/** `\1` and `${1}` as `$1`. */
function withDollars(to: string): string {
  return to.replace(/\\(\d)|\$\{(\d)\}/g, (_whole, first, second) => `$${first ?? second}`);
}

/** Every path begins with a slash; some plugins search without it. */
function anchored(pattern: string): string {
  return pattern.replace(/^\^(?=[\w-])/, '^/');
}

export function readPattern(
  { from, to, ...rest }: Omit<PatternRule, 'pattern'>,
  hosts: Hosts,
): { pattern: PatternRule } | Faulty {
  if (LOOK_AROUND.test(from)) return { fault: 'look-arounds are refused; write what is to be found instead' };
  if (from.length > patternBounds.characters) {
    return { fault: `its pattern is longer than ${patternBounds.characters} characters` };
  }
  const pattern = anchored(from.trim());
  let groups: number;
  try {
    const compiled = compile(pattern);
    if (compiled.programSize() > patternBounds.size) return { fault: 'its pattern is too large; split the rule' };
    if (compiled.matcher('').find()) return { fault: 'its pattern finds every address' };
    groups = compiled.groupCount();
  } catch (error) {
    return { fault: `its pattern is not valid: ${error instanceof Error ? error.message : String(error)}` };
  }
  const target = withDollars(to);
  const missing = [...target.matchAll(/\$(\d)/g)].find(([, number]) => Number(number) > groups);
  if (missing) return { fault: `its target has ${missing[0]}, its pattern only ${groups} groups` };
  if (/^(?:[a-z]+:)?\/\/[^/]*\$/i.test(target))
    return { fault: 'the host of its target must not come from the address' };
  const sample = target === '' ? { to: '' } : readTarget(target.replace(/\$\d/g, 'x'), hosts);
  return 'fault' in sample ? sample : { pattern: { ...rest, from, pattern, to: target } };
}

/** What every path that an anchored pattern finds begins with, in lower case; empty when that is not known. */
function literalStart(pattern: string): string {
  // An alternative outside of groups may begin in another way.
  if (!pattern.startsWith('^') || /^[^(]*\|/.test(pattern.replace(/\([^()]*\)/g, '()'))) return '';
  const [start = ''] = /^[\w\-/]*/.exec(pattern.slice(1)) ?? [];
  const isRepeated = /^[?*+{]/.test(pattern.slice(1 + start.length));
  return (isRepeated ? start.slice(0, -1) : start).toLowerCase();
}

/**
 * The patterns that count. Those that could search the same path have a size together that keeps a request cheap.
 * @returns those that exceed it, with the reason
 */
export function withinBounds(patterns: readonly PatternRule[]): {
  kept: PatternRule[];
  refused: { rule: PatternRule; reason: string }[];
} {
  const kept: (PatternRule & { start: string; size: number })[] = [];
  const refused: { rule: PatternRule; reason: string }[] = [];
  for (const rule of patterns) {
    const [start, size] = [literalStart(rule.pattern), compile(rule.pattern).programSize()];
    const beside = kept.filter((other) => start.startsWith(other.start) || other.start.startsWith(start));
    const together = beside.reduce((sum, other) => sum + other.size, size);
    if (together <= patternBounds.sizeTogether) kept.push({ ...rule, start, size });
    else
      refused.push({ rule, reason: 'too many patterns could match the same address; begin it with ^/ and a folder' });
  }
  return { kept: kept.map(({ start: _start, size: _size, ...rule }) => rule), refused };
}

/**
 * What every path that a rule leads to begins with. The rule does not count for these: `^/(.*)` to `/new/$1` would lead on
 * and on.
 */
function madeStart(to: string): string {
  const start = to.includes('$') ? to.slice(0, to.indexOf('$')) : '';
  return start.startsWith('/') && start.length > 1 && !/[?#]/.test(start) ? decodeURI(start).toLowerCase() : '';
}

/**
 * Searches all patterns in their order.
 * @param exact the rules that move what patterns lead to
 */
export function createPatternSearch(
  rules: readonly PatternRule[],
  hosts: Hosts,
  exact: RuleIndex,
): (requested: RequestedUrl) => Move | undefined {
  const prepared = rules.map((rule) => ({
    rule,
    start: literalStart(rule.pattern),
    expression: compile(rule.pattern),
    hasQuery: /\\\?/.test(rule.pattern),
    made: madeStart(rule.to),
  }));

  /** @param query that the pattern has not searched */
  function moveOf(rule: PatternRule, found: ReturnType<RE2JS['matcher']>, query: string): Move | undefined {
    if (rule.to === '') return { status: rule.status, to: '', rule };
    const group = (number: string) => (found.group(Number(number)) ?? '').replace(/[?#]/g, '');
    const filled = rule.to.replace(/\$(\d)/g, (_whole, number) => encodeURI(group(number)));
    // What a group found must not make another host of the path.
    const target = readTarget(rule.to.startsWith('/') ? filled.replace(/^\/+/, '/') : filled, hosts);
    return 'fault' in target ? undefined : { status: rule.status, to: withQuery(target.to, query), rule };
  }

  function search({ path, query }: RequestedUrl): Move | undefined {
    const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
    const lower = path.toLowerCase();
    for (const { rule, start, made, expression, hasQuery } of prepared) {
      if (!lower.startsWith(start) || (made !== '' && lower.startsWith(made))) continue;
      const rest = hasQuery ? `?${query}` : '';
      // With and without a slash at its end, whatever the site's own paths have.
      for (const subject of new Set([bare + rest, path + rest])) {
        // Whether it is found at all costs a tenth of what its groups found.
        const matcher = expression.test(subject) ? expression.matcher(subject) : undefined;
        if (matcher?.find()) return moveOf(rule, matcher, hasQuery ? '' : query);
      }
    }
    return undefined;
  }

  function findExact(requested: RequestedUrl): Move | undefined {
    const rule = findRule(exact, requested);
    return rule && moveBy(rule, requested);
  }

  /** Whether rules lead from a target back to where they began. */
  function leadsBack(requested: RequestedUrl, move: Move): boolean {
    const seen = new Set([pathKey(requested.path)]);
    for (let at = requestedUrl(move.to); at && seen.size < LONGEST_WAY; ) {
      const key = pathKey(at.path);
      if (seen.has(key)) return true;
      seen.add(key);
      at = requestedUrl((findExact(at) ?? search(at))?.to ?? '');
    }
    return false;
  }

  return (requested) => {
    const move = search(requested);
    if (!move || leadsBack(requested, move)) return undefined;
    const target = requestedUrl(move.to);
    const next = target && findExact(target);
    return next ? { ...move, to: next.to, status: joinedStatus(move.status, next.status) } : move;
  };
}
