import { join } from 'node:path';

/** The file with the leads of a site. @param dataFolder `DATA_DIR` */
export function outboxPath(dataFolder: string): string {
  return join(dataFolder, 'site', 'leads.sqlite');
}
