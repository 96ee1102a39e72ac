import { findRule, moveBy, namesOf, type RuleIndex, requestedUrl, ruleKey } from './find-rule.ts';
import { type Fault, joinedStatus, type Rule } from './rule.ts';

/** Sets of parameters that the rules of one path may have: each costs a request for it one look-up. */
const MOST_NAMES = 8;

export interface RuleMap extends RuleIndex {
  /** @returns why the rule does not count, if it does not */
  add(rule: Rule): string | undefined;
  rules(): IterableIterator<Rule>;
}

/** Rules in memory, while they are compiled. The first rule of an address counts. */
export function createRuleMap(): RuleMap {
  const byKey = new Map<string, Rule>();
  const namesByPlace = new Map<string, string[][]>();

  return {
    get: (key) => byKey.get(key),
    names: (place) => namesByPlace.get(place) ?? [],
    rules: () => byKey.values(),
    add(rule) {
      const key = ruleKey(rule);
      const same = byKey.get(key);
      if (same) return `${same.where} is for the same address`;
      if (rule.query !== '') {
        const place = rule.host + rule.path;
        const [all, names] = [namesByPlace.get(place) ?? [], namesOf(rule.query)];
        if (!all.some((known) => known.join('&') === names.join('&'))) {
          if (all.length >= MOST_NAMES) return `rules of this path have more than ${MOST_NAMES} sets of parameters`;
          namesByPlace.set(
            place,
            [...all, names].sort((a, b) => b.length - a.length),
          );
        }
      }
      byKey.set(key, rule);
      return undefined;
    },
  };
}

/** Names of a circle's rules, not all of a long one. */
function circleNames(circle: readonly Rule[]): string {
  const names = circle.map(({ from }) => from);
  return [...(names.length > 5 ? [...names.slice(0, 4), '…'] : names), names[0]].join(' → ');
}

/**
 * Rules with their last targets: a redirect never leads to another one.
 * @returns a function that gives the rule, or why it leads nowhere
 */
export function createFlattener(index: RuleIndex): (rule: Rule) => Rule | Fault {
  const done = new Map<Rule, Rule | Fault>();

  function next(rule: Rule): Rule | undefined {
    const target = requestedUrl(rule.to);
    return target && findRule(index, target);
  }

  function joinedTo(rule: Rule, after: Rule | Fault): Rule | Fault {
    const { where, from, status } = rule;
    if ('reason' in after) return { where, from, reason: `it leads to ${after.where}, which leads in a circle` };
    const { to } = moveBy(after, { query: requestedUrl(rule.to)?.query ?? '' });
    return { ...rule, to, status: joinedStatus(status, after.status) };
  }

  return (rule) => {
    const way = new Set<Rule>();
    let current: Rule | undefined = rule;
    while (current && !done.has(current) && !way.has(current)) {
      way.add(current);
      current = next(current);
    }
    if (current && way.has(current)) {
      const circle = [...way].slice([...way].indexOf(current));
      const reason = `it leads in a circle: ${circleNames(circle)}`;
      for (const one of circle) {
        done.set(one, { where: one.where, from: one.from, reason });
        way.delete(one);
      }
    }
    let after = current && done.get(current);
    for (const one of [...way].reverse()) {
      after = after ? joinedTo(one, after) : one;
      done.set(one, after);
    }
    return done.get(rule) ?? rule;
  };
}
