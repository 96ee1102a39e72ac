import { join } from 'node:path';
import { freePort } from '@headwater/tools/ports.ts';
import { startCms, startSite } from '@headwater/tools/running-program.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { onTestFinished } from 'vitest';
import { type CmsProxy, startCmsProxy } from '../support/cms-proxy.ts';
import { testContent } from '../support/company-content.ts';
import { prepareRedis, type RedisServer } from '../support/redis/redis-server.ts';
import { type InstanceResponse, redisStatus, requestInstance } from '../support/redis/request-instance.ts';
import { signedMessage } from '../support/webhook.ts';

/** One of several instances of a site. */
export interface TestInstance {
  get(path: string): Promise<InstanceResponse>;
  /** Reports a change to it, as the CMS does. */
  report(tags: string[], paths: string[]): Promise<InstanceResponse>;
  /** Whether it shares with the others: `connected` or `local`. */
  redis(): Promise<string>;
}

/** Instances of one site that share a Redis, without a proxy in front of them. */
export interface TestInstances {
  redis: RedisServer;
  cmsProxy: CmsProxy;
  /** Starts an instance with a data folder of its own. */
  start(): Promise<TestInstance>;
}

/** Prepares instances for one test, with a Redis that does not run yet. All of it ends with the test. */
export async function prepareInstances(): Promise<TestInstances> {
  const folder = await testFolder();
  const redis = await prepareRedis(join(folder, 'redis'));
  onTestFinished(redis.kill);
  const cms = await startCms(folder, { CMS_CATALOGUE: testContent.contentModule });
  onTestFinished(cms.stop);
  const cmsProxy = await startCmsProxy(cms.url);
  onTestFinished(cmsProxy.close);
  // Instances of one site have one public URL, whatever they listen on.
  const host = `127.0.0.1:${await freePort()}`;

  return {
    redis,
    cmsProxy,
    async start() {
      const port = String(await freePort());
      const site = await startSite(cmsProxy.url, folder, 'ready', {
        PORT: port,
        SITE_URL: `http://${host}`,
        SITE_SECRET: 'a-secret-that-all-instances-share',
        REDIS_URL: redis.url,
        DATA_DIR: join(folder, `instance-${port}`),
      });
      onTestFinished(site.stop);
      const report = (tags: string[], paths: string[]) => {
        const message = { method: 'POST', ...signedMessage(tags, paths) };
        return requestInstance(`${site.url}/api/revalidate`, host, message);
      };
      return {
        get: (path) => requestInstance(site.url + path, host),
        report,
        redis: () => redisStatus(site.url, host),
      };
    },
  };
}
