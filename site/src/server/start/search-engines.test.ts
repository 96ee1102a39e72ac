import { expect, test } from 'vitest';
import type { SearchEngines } from '../../cms-client/send-request.ts';
import { followSearchEngines } from './search-engines.ts';

/** The header of every response after these responses of the CMS, and what the log says. */
function after(setting: SearchEngines | '', ...heard: (SearchEngines | undefined)[]) {
  const headers: Record<string, string> = {};
  const warnings: string[] = [];
  const hear = followSearchEngines(headers, setting, (message) => void warnings.push(message));
  for (const searchEngines of heard) hear({ searchEngines });
  return { tag: headers['x-robots-tag'], warnings };
}

test.each<[SearchEngines | '', (SearchEngines | undefined)[], string | undefined]>([
  ['', [], undefined],
  ['', [undefined], undefined],
  ['', ['allow'], undefined],
  ['', ['discourage', undefined], 'noindex, nofollow'],
  ['', ['discourage', 'allow'], undefined],
  ['allow', ['discourage'], undefined],
  ['discourage', ['allow'], 'noindex, nofollow'],
])('with the setting %j and a CMS that says %j, the header of every response is %j', (setting, heard, tag) => {
  expect(after(setting, ...heard).tag).toBe(tag);
});

test('the log says once why search engines are kept away', () => {
  expect(after('discourage').warnings).toEqual([expect.stringContaining('SEARCH_ENGINES is discourage')]);
  expect(after('', 'discourage', 'discourage').warnings).toEqual([expect.stringContaining('under Settings, Reading')]);
});
