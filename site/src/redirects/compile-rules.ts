import type { WrittenRule } from '@headwater/contract/redirects.ts';
import { createFlattener, createRuleMap } from './flatten.ts';
import { patternBounds, withinBounds } from './pattern.ts';
import { readRule } from './read-rule.ts';
import type { Fault, Hosts, PatternRule, Rule } from './rule.ts';

export type Compiled =
  | { kind: 'rule'; rule: Rule }
  | { kind: 'pattern'; rule: PatternRule }
  | { kind: 'fault'; fault: Fault };

/** Exact rules that count at most. */
const MOST_RULES = 100_000;
const TOO_MANY_PATTERNS = `there are more than ${patternBounds.rules} patterns`;

/**
 * Reads rules of all sources, in the order in which they count: valid ones with their last targets, and the faults of the
 * others. Yields `undefined` in between, so that its caller can pause.
 */
export function* compileRules(written: Iterable<WrittenRule>, hosts: Hosts): Generator<Compiled | undefined> {
  const map = createRuleMap();
  const patterns: PatternRule[] = [];
  let count = 0;
  const fault = ({ where, from }: Pick<Fault, 'where' | 'from'>, reason: string): Compiled => ({
    kind: 'fault',
    fault: { where, from, reason },
  });

  for (const one of written) {
    const isOneTooMany = one.isPattern && patterns.length >= patternBounds.rules;
    // Patterns take long to compile.
    const reading = isOneTooMany ? { fault: TOO_MANY_PATTERNS } : readRule(one, hosts);
    let reason = 'fault' in reading ? reading.fault : undefined;
    if ('pattern' in reading) patterns.push(reading.pattern);
    if ('rule' in reading) {
      reason = count >= MOST_RULES ? `there are more than ${MOST_RULES} rules` : map.add(reading.rule);
      if (reason === undefined) count += 1;
    }
    yield reason === undefined ? undefined : fault(one, reason);
  }
  const flatten = createFlattener(map);
  for (const rule of map.rules()) {
    const flat = flatten(rule);
    yield 'reason' in flat ? { kind: 'fault', fault: flat } : { kind: 'rule', rule: flat };
  }
  const { kept, refused } = withinBounds(patterns);
  for (const { rule, reason } of refused) yield fault(rule, reason);
  for (const rule of kept) yield { kind: 'pattern', rule };
}
