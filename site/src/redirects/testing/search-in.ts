import type { WrittenRule } from '@headwater/contract/redirects.ts';
import { compileRules } from '../compile-rules.ts';
import { findRule, moveBy } from '../find-rule.ts';
import { createRuleMap } from '../flatten.ts';
import { createPatternSearch } from '../pattern.ts';
import type { Fault, Hosts, Move, PatternRule } from '../rule.ts';

export const hosts: Hosts = {
  own: ['www.example.com', 'cms.example.com'],
  old: ['old.example'],
  others: ['shop.example.com'],
};

export function rule(from: string, to = '/new/', more: Partial<WrittenRule> = {}): WrittenRule {
  return { from, to, status: to === '' ? 410 : 301, isPattern: false, where: from, ...more };
}

/** Rules in memory, and what they do with a URL. */
export function searchIn(written: readonly WrittenRule[]) {
  const map = createRuleMap();
  const patterns: PatternRule[] = [];
  const faults: Fault[] = [];
  for (const found of compileRules(written, hosts)) {
    if (found?.kind === 'rule') map.add(found.rule);
    if (found?.kind === 'pattern') patterns.push(found.rule);
    if (found?.kind === 'fault') faults.push(found.fault);
  }
  const search = createPatternSearch(patterns, hosts, map);

  function move(address: string): Move | undefined {
    const [, host = '', path = '', query = ''] = /^(?:https?:\/\/([^/]+))?([^?]*)\??(.*)$/.exec(address) ?? [];
    const requested = { host, path: decodeURIComponent(path), query };
    const found = findRule(map, requested);
    return found ? moveBy(found, requested) : search(requested);
  }
  return { move, faults, reasons: faults.map(({ from, reason }) => `${from}: ${reason}`), patterns };
}
