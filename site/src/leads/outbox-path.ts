import { join } from 'node:path';

/** Where the leads of a site are. @param dataFolder `DATA_DIR` */
export function outboxPath(dataFolder: string): string {
  return join(dataFolder, 'site', 'leads.sqlite');
}
