import { join } from 'node:path';
import type { Environment } from '@headwater/runtime/environment.ts';
import type { Hosts } from './rule.ts';

/** Where the site and the command find what is about redirects. */
export function redirectFiles({ DATA_DIR, REDIRECTS_FILE }: Pick<Environment, 'DATA_DIR' | 'REDIRECTS_FILE'>) {
  const folder = join(DATA_DIR, 'site', 'redirects');
  return {
    folder,
    /** What operators write. */
    rules: REDIRECTS_FILE || join(DATA_DIR, 'redirects.csv'),
    /** The CMS's rules as the site last got them. */
    cms: join(folder, 'cms.json'),
    hits: join(folder, 'hits.json'),
  };
}

export function redirectHosts(env: Pick<Environment, 'SITE_URL' | 'CMS_URL' | 'OLD_HOSTS' | 'REDIRECT_HOSTS'>): Hosts {
  return {
    own: [new URL(env.SITE_URL).host, new URL(env.CMS_URL).host],
    old: env.OLD_HOSTS,
    others: env.REDIRECT_HOSTS,
  };
}
