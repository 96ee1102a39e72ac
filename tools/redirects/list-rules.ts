import { counted } from '@headwater/contract/text/counted.ts';
import { compiledHashes, openCompiledRules } from '@headwater/site/src/redirects/compiled-rules.ts';
import { readHits } from '@headwater/site/src/redirects/rule-hits.ts';

/** The rules that the site holds, with how often each moved a request, and the faults of those that do not count. */
export function listRules(folder: string, hitsFile: string, isUnusedOnly: boolean): string {
  const [hash] = compiledHashes(folder);
  if (hash === undefined) return 'The site has no redirects yet. It reads them when it runs.';
  const rules = openCompiledRules(folder, hash);
  const hits = readHits(hitsFile);
  const all = rules.list().map((rule) => ({ ...rule, hits: hits.get(rule.from) }));
  const shown = isUnusedOnly ? all.filter((rule) => !rule.hits) : all;
  const lines = shown.map(({ from, to, status, where, hits: found }) =>
    [found ? `${found.count}, last on ${found.day}` : 'never used', status, from, to, where].join('\t'),
  );
  const faults = rules.faults().map(({ where, from, reason }) => `does not count\t${from}\t${reason}\t${where}`);
  rules.close();
  const unused = all.filter((rule) => !rule.hits).length;
  return [
    ...lines,
    ...(isUnusedOnly ? [] : faults),
    `${counted(all.length, 'rule')}, never used: ${unused}, without effect: ${faults.length}.`,
  ].join('\n');
}
