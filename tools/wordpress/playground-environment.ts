import { join } from 'node:path';
import type { CommandEnvironment } from '../environment.ts';

/** A query that finds PHP in WebAssembly cold, or a busy machine, takes longer than the site waits by default. */
const QUERY_SECONDS = 30;

/**
 * The environment of a site whose CMS is a WordPress in WebAssembly: pages and leads are stored beside that WordPress, apart
 * from those of the local CMS.
 * @param given what the person who starts it has set; that is kept
 */
export function playgroundEnvironment(
  environment: CommandEnvironment,
  cmsUrl: string,
  given: Readonly<Record<string, string | undefined>>,
): CommandEnvironment {
  const isSet = (name: string) => (given[name] ?? '').trim() !== '';
  return {
    ...environment,
    DATA_DIR: join(environment.DATA_DIR, 'wordpress'),
    CMS_URL: cmsUrl,
    ...(!isSet('LOG_LEVEL') && { LOG_LEVEL: 'warn' }),
    ...(!isSet('CMS_TIMEOUT_SECONDS') && { CMS_TIMEOUT_SECONDS: QUERY_SECONDS }),
  };
}
