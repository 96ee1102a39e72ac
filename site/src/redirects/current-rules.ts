import { type CompiledRules, compiledHashes, openCompiledRules, removeCompiled } from './compiled-rules.ts';
import { findRule, moveBy } from './find-rule.ts';
import { createPatternSearch } from './pattern.ts';
import type { Hosts, Move, RequestedUrl } from './rule.ts';

/**
 * The rules that count now. At first those of the last run, until the sources are read.
 * @param onChange called when other rules count
 */
export function openCurrentRules(folder: string, hosts: Hosts, onChange: () => void) {
  let rules: CompiledRules | undefined;
  let findPattern: (requested: RequestedUrl) => Move | undefined = () => undefined;

  function adopt(next: CompiledRules): void {
    const old = rules;
    rules = next;
    findPattern = createPatternSearch(next.patterns, hosts, next);
    old?.close();
    for (const hash of compiledHashes(folder)) if (hash !== next.hash) removeCompiled(folder, hash);
    onChange();
  }

  /** @returns whether the folder has them */
  function adoptStored(hash: string): boolean {
    try {
      adopt(openCompiledRules(folder, hash));
      return true;
    } catch {
      return false;
    }
  }

  const [newest] = compiledHashes(folder);
  if (newest !== undefined) adoptStored(newest);
  return {
    find(requested: RequestedUrl): Move | undefined {
      const rule = rules && findRule(rules, requested);
      return rule && moveBy(rule, requested);
    },
    findPattern: (requested: RequestedUrl) => findPattern(requested),
    hash: () => rules?.hash,
    cmsHash: () => rules?.cmsHash ?? '',
    adopt,
    adoptStored,
    close() {
      rules?.close();
      rules = undefined;
    },
  };
}
