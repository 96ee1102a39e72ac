import type { AboutCms, SearchEngines } from '../../cms-client/send-request.ts';

/**
 * Keeps search engines away while the site or its CMS says so: every response has `X-Robots-Tag` then, pages and files.
 * @param headers of every response, which this changes
 * @param setting of the site; empty: the CMS decides
 * @returns a listener for what the CMS says
 */
export function followSearchEngines(
  headers: Record<string, string>,
  setting: SearchEngines | '',
  warn: (message: string) => void,
): (about: Pick<AboutCms, 'searchEngines'>) => void {
  let current: SearchEngines = 'allow';
  const change = (next: SearchEngines, reason: string) => {
    if (next === current) return;
    current = next;
    if (next === 'discourage') headers['x-robots-tag'] = 'noindex, nofollow';
    else delete headers['x-robots-tag'];
    warn(
      next === 'discourage'
        ? `search engines are asked not to index the site: ${reason}`
        : `search engines may index the site again: ${reason}`,
    );
  };
  if (setting !== '') change(setting, `SEARCH_ENGINES is ${setting}`);
  return ({ searchEngines }) => {
    if (setting === '' && searchEngines)
      change(searchEngines, `WordPress is set to ${searchEngines} them, under Settings, Reading`);
  };
}
