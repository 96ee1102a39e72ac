import { join } from 'node:path';
import { freePort } from '@headwater/tools/ports.ts';
import { type RunningProgram, startCms, startSite } from '@headwater/tools/running-program.ts';
import { type CmsProxy, startCmsProxy } from '../cms-proxy.ts';
import { type Nginx, startNginx } from './nginx.ts';

/** Two instances of one site behind nginx, with a proxy in front of their CMS that tests can make fail. */
export interface Cluster {
  /** URL for visitors. */
  url: string;
  nginx: Nginx;
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

/** @param folder for all files of the cluster */
export async function startCluster(folder: string): Promise<Cluster> {
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const url = `http://127.0.0.1:${ports[2]}`;
  const cms = await startCms(folder, { SITE_URL: url });
  const cmsProxy = await startCmsProxy(cms.url);
  const startInstance = (instance: 0 | 1) =>
    startSite(cmsProxy.url, folder, 'ready', {
      PORT: String(ports[instance]),
      SITE_URL: url,
      // Instances share the signing secret, and nothing else here.
      SITE_SECRET: 'a-secret-that-both-instances-share',
      DATA_DIR: join(folder, `instance-${instance}`),
      TRUSTED_PROXIES: '1',
    });
  const sites = [await startInstance(0), await startInstance(1)];
  const nginx = await startNginx(join(folder, 'nginx'), ports[2], [ports[0], ports[1]]);

  return {
    ...{ url, nginx, cmsProxy, folder, sites },
    async restart(instance) {
      await sites[instance]?.terminate();
      sites[instance] = await startInstance(instance);
    },
    async killAndStart(instance) {
      await sites[instance]?.kill();
      sites[instance] = await startInstance(instance);
    },
    async stop() {
      await nginx.stop();
      await Promise.all(sites.map((site) => site.stop()));
      await cmsProxy.close();
      await cms.stop();
    },
  };
}
