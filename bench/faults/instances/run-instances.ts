import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type CmsProxy, startCmsProxy } from '@headwater/e2e/support/cms-proxy.ts';
import { testContent } from '@headwater/e2e/support/company-content.ts';
import { hasRedis, prepareRedis, type RedisServer } from '@headwater/e2e/support/redis/redis-server.ts';
import { redisStatus, requestInstance } from '@headwater/e2e/support/redis/request-instance.ts';
import { publishedPaths } from '@headwater/e2e/support/restarts/kill-round.ts';
import { signedMessage } from '@headwater/e2e/support/webhook.ts';
import { CommandError } from '@headwater/tools/command-error.ts';
import { freePort } from '@headwater/tools/ports.ts';
import { type RunningProgram, startCms, startSite } from '@headwater/tools/running-program.ts';
import { say } from '@headwater/tools/say.ts';
import { buildSiteIfChanged } from '@headwater/tools/site-build.ts';
import { temporaryFolder } from '@headwater/tools/temporary-folder.ts';
import { median } from '../../figures.ts';
import { timed } from '../../timed.ts';
import { type InstanceTimes, missedTimes, timesText } from './instance-goals.ts';

const changed = testContent.pageKinds['generic page'];
const NEWCOMERS = 5;
const DEATHS = 5;
const LONGEST_MS = 60_000;

interface InstanceStage {
  cmsProxy: CmsProxy;
  redis: RedisServer;
  instances: readonly [RunningProgram, RunningProgram];
  /** Of the site's public URL. */
  host: string;
  /** Starts one more, with a data folder of its own; it is up when it responds. */
  start(): Promise<RunningProgram>;
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  const endsAt = performance.now() + LONGEST_MS;
  while (!(await isDone())) {
    if (performance.now() > endsAt) throw new Error(`It took longer than ${LONGEST_MS / 1000} s.`);
    await pause(2);
  }
}

async function untilAll({ instances, host }: InstanceStage, status: 'connected' | 'local'): Promise<void> {
  for (const { url } of instances) await until(async () => (await redisStatus(url, host)) === status);
}

async function open({ url }: RunningProgram, path: string, host: string): Promise<string> {
  const { status, text } = await requestInstance(url + path, host);
  if (status !== 200) throw new Error(`${path} responded with ${status}.`);
  return text;
}

/** The CMS changes a page and tells one instance, in turns, while visitors use the other. */
async function measureChanges({ cmsProxy, instances, host }: InstanceStage, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < count; round += 1) {
    const [teller, other] = round % 2 === 0 ? instances : ([instances[1], instances[0]] as const);
    const title = `Changed ${round} times`;
    cmsProxy.edit = (response) => response.replaceAll('"About', `"${title}: about`);
    const { ms } = await timed(async () => {
      const message = { method: 'POST', ...signedMessage([], [changed]) };
      const { status } = await requestInstance(`${teller.url}/api/revalidate`, host, message);
      if (status !== 200) throw new Error(`The response to the message was ${status}.`);
      await until(async () => (await open(other, changed, host)).includes(title));
    });
    times.push(ms);
    // Messages about a page that just changed are bundled: after the first rounds each waits until no other follows.
    await pause(5_500);
  }
  cmsProxy.edit = String;
  return times;
}

/** New instances that know nothing but Redis. */
async function measureNewcomers({ cmsProxy, host, start }: InstanceStage): Promise<number[]> {
  const times: number[] = [];
  await cmsProxy.close();
  for (let round = 0; round < NEWCOMERS; round += 1) {
    const { value, ms } = await timed(async () => {
      const newcomer = await start();
      await until(async () => (await requestInstance(newcomer.url + changed, host)).status === 200);
      return newcomer;
    });
    times.push(ms);
    await value.stop();
  }
  await cmsProxy.open();
  return times;
}

/** Redis dies and comes back; at each death a visitor opens a page that no instance has. */
async function measureDeaths(stage: InstanceStage): Promise<Pick<InstanceTimes, 'fallbacks' | 'rejoins'>> {
  const { cmsProxy, redis, instances, host } = stage;
  const paths = (await publishedPaths(cmsProxy.url)).filter((path) => path.startsWith('/about/bulletin-'));
  const openNext = async () => (await timed(() => open(instances[0], paths.shift() ?? '/', host))).ms;
  const [atDeath, without, rejoins]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < DEATHS; round += 1) {
    await redis.kill();
    atDeath.push(await openNext());
    await untilAll(stage, 'local');
    for (let more = 0; more < 3; more += 1) without.push(await openNext());
    await redis.start();
    rejoins.push((await timed(() => untilAll(stage, 'connected'))).ms);
  }
  const ordinary = median(without);
  return { fallbacks: atDeath.map((ms) => ms - ordinary), rejoins };
}

/**
 * How fast two instances that share a Redis take over from each other.
 * @param changes how many changes of a page are timed
 * @returns the goals that were missed
 */
export async function runInstances(changes: number): Promise<string[]> {
  if (!hasRedis) throw new CommandError('This needs Redis. Install it (Debian: redis-server) and run again.');
  const folder = await temporaryFolder('instances');
  await buildSiteIfChanged(say);
  const ends: (() => Promise<unknown>)[] = [];
  try {
    const redis = await prepareRedis(join(folder, 'redis'));
    ends.unshift(redis.kill);
    await redis.start();
    const cms = await startCms(folder, { CMS_CATALOGUE: testContent.contentModule });
    ends.unshift(cms.stop);
    const cmsProxy = await startCmsProxy(cms.url);
    ends.unshift(cmsProxy.close);
    const host = `127.0.0.1:${await freePort()}`;
    const start = async () => {
      const site = await startSite(cmsProxy.url, folder, 'live', {
        SITE_URL: `http://${host}`,
        SITE_SECRET: 'a-secret-that-all-instances-share',
        REDIS_URL: redis.url,
        DATA_DIR: await mkdtemp(join(folder, 'instance-')),
      });
      ends.unshift(site.stop);
      return site;
    };
    const instances = [await start(), await start()] as const;
    const stage: InstanceStage = { cmsProxy, redis, instances, host, start };
    await untilAll(stage, 'connected');
    for (const instance of instances) {
      await until(async () => (await requestInstance(instance.url + changed, host)).status === 200);
    }
    const times: InstanceTimes = {
      changes: await measureChanges(stage, changes),
      newcomers: await measureNewcomers(stage),
      ...(await measureDeaths(stage)),
    };
    say(`## Two instances that share a Redis\n\n${timesText(times)}`);
    return missedTimes(times);
  } finally {
    for (const end of ends) await end();
  }
}
