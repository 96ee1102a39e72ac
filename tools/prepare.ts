import { withCredentials } from '@headwater/runtime/basic-auth.ts';
import { assertCmsResponds } from './cms-check.ts';
import { localCmsSecret } from './cms-secret.ts';
import { type CommandEnvironment, localUrl, readEnvironment } from './environment.ts';
import { assertPortIsFree } from './ports.ts';
import { cmsUrlOf } from './urls.ts';

export interface Prepared {
  environment: CommandEnvironment;
  siteUrl: string;
  cmsUrl: string;
}

/**
 * All checks before a program starts, cheapest first: variables, ports, the CMS. Fills in the local
 * CMS's secret.
 * @throws ConfigurationError or CommandError with one line that says what to do.
 */
export async function prepare(): Promise<Prepared> {
  const environment = readEnvironment();
  await assertPortIsFree(environment.HOST, environment.PORT, 'PORT');
  if (environment.hasOwnCms) await assertCmsResponds(withCredentials(environment.CMS_URL, environment.CMS_BASIC_AUTH));
  else {
    await assertPortIsFree(environment.HOST, environment.CMS_PORT, 'CMS_PORT');
    environment.CMS_SECRET ||= await localCmsSecret(environment.DATA_DIR);
  }
  return {
    environment,
    siteUrl: localUrl(environment.HOST, environment.PORT),
    cmsUrl: cmsUrlOf(environment),
  };
}
