import { join } from 'node:path';
import { freePort } from '@headwater/tools/ports.ts';
import { type RunningProgram, startCms, startSite } from '@headwater/tools/running-program.ts';
import { type CmsProxy, startCmsProxy } from '../cms-proxy.ts';
import { type Nginx, type NginxOptions, startNginx } from './nginx.ts';

/** Two instances of one site behind nginx, with a proxy in front of their CMS that tests can make fail. */
export interface Cluster {
  /** URL for visitors. */
  url: string;
  nginx: Nginx;
  /** URL of the server that redirects to HTTPS. */
  redirectUrl: string | undefined;
  cmsProxy: CmsProxy;
  /** Data folder of the local CMS. */
  folder: string;
  /** The running instances. */
  sites: RunningProgram[];
  /** Stops an instance like a service manager, and starts its successor. */
  restart(instance: 0 | 1): Promise<void>;
  /** `kill -9`, and a restart. */
  killAndStart(instance: 0 | 1): Promise<void>;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** See `NginxOptions`; by default none. */
  limits?: NginxOptions['limits'];
  /** HTTPS with a certificate of its own, and a server that redirects to it. */
  isSecure?: boolean;
  /** Module with the CMS's content; by default the project's. */
  contentModule?: string;
  /** Of the environment of each instance, such as what they share. */
  siteVariables?: Record<string, string>;
}

/** @param folder for all files of the cluster. @throws when a program does not start, after stopping the others */
export async function startCluster(folder: string, options: ClusterOptions = {}): Promise<Cluster> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const stopOne of stops.splice(0).reverse()) await stopOne();
  };
  try {
    return await startPrograms(folder, options, stops, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startPrograms(
  folder: string,
  { limits = 'none', isSecure = false, contentModule = '', siteVariables = {} }: ClusterOptions,
  stops: (() => Promise<unknown>)[],
  stop: () => Promise<void>,
): Promise<Cluster> {
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const redirectPort = isSecure ? await freePort() : undefined;
  const url = `${isSecure ? 'https' : 'http'}://127.0.0.1:${ports[2]}`;
  const cms = await startCms(folder, { SITE_URL: url, CMS_CATALOGUE: contentModule });
  stops.push(cms.stop);
  const cmsProxy = await startCmsProxy(cms.url);
  stops.push(cmsProxy.close);
  const sites: RunningProgram[] = [];
  stops.push(() => Promise.all(sites.map((site) => site.stop())));
  const startInstance = (instance: 0 | 1) =>
    startSite(cmsProxy.url, folder, 'ready', {
      PORT: String(ports[instance]),
      SITE_URL: url,
      // Instances share the signing secret, and nothing else here.
      SITE_SECRET: 'a-secret-that-both-instances-share',
      DATA_DIR: join(folder, `instance-${instance}`),
      TRUSTED_PROXIES: '1',
      ...siteVariables,
    });
  for (const instance of [0, 1] as const) sites.push(await startInstance(instance));
  const nginx = await startNginx({
    folder: join(folder, 'nginx'),
    port: ports[2],
    sitePorts: [ports[0], ports[1]],
    limits,
    ...(redirectPort !== undefined && { redirectPort }),
  });
  stops.push(nginx.stop);

  return {
    url,
    nginx,
    cmsProxy,
    folder,
    sites,
    stop,
    redirectUrl: redirectPort === undefined ? undefined : `http://127.0.0.1:${redirectPort}`,
    async restart(instance) {
      await sites[instance]?.terminate();
      sites[instance] = await startInstance(instance);
    },
    async killAndStart(instance) {
      await sites[instance]?.kill();
      sites[instance] = await startInstance(instance);
    },
  };
}
