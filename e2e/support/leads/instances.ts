import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { freePort } from '@headwater/tools/ports.ts';
import { type RunningProgram, startSite } from '@headwater/tools/running-program.ts';

/** Instances of one site that share their leads, behind a balancer that takes turns. */
export interface Instances {
  /** For visitors. */
  url: string;
  sites: RunningProgram[];
  /** `kill -9` of one of them, and a restart. */
  killAndStart(instance: number): Promise<void>;
  /** The output of all of their processes. */
  log(): string[];
  close(): Promise<void>;
}

interface InstancesOptions {
  count: number;
  cmsUrl: string;
  databaseUrl: string;
  /** For what they share, and for the data folder of each. */
  folder: string;
  variables?: Record<string, string>;
}

/** The secret of all instances, of tests only. */
export const SITE_SECRET = 'a-secret-that-all-instances-of-a-test-share';

/** Starts instances that share a database, a folder of files and the signing secret, and nothing else. */
export async function startInstances(options: InstancesOptions): Promise<Instances> {
  const { count, cmsUrl, databaseUrl, folder, variables = {} } = options;
  await mkdir(folder, { recursive: true });
  // Where tests find the secret of a site.
  await writeFile(join(folder, 'site-secret'), SITE_SECRET);
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const balancer = await startBalancer(ports);
  const url = `http://127.0.0.1:${balancer.port}`;
  const logs: string[][] = [];

  async function start(instance: number): Promise<RunningProgram> {
    const site = await startSite(cmsUrl, folder, 'live', {
      PORT: String(ports[instance]),
      SITE_URL: url,
      SITE_SECRET,
      DATABASE_URL: databaseUrl,
      UPLOADS_DIR: join(folder, 'lead-files'),
      DATA_DIR: join(folder, `instance-${instance}`),
      ...variables,
    });
    logs.push(site.log);
    return site;
  }

  const sites: RunningProgram[] = [];
  async function close(): Promise<void> {
    await Promise.all(sites.map((site) => site.stop()));
    await balancer.close();
  }
  try {
    for (const instance of ports.keys()) sites.push(await start(instance));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url,
    sites,
    close,
    async killAndStart(instance) {
      await sites[instance]?.kill();
      sites[instance] = await start(instance);
    },
    log: () => logs.flat(),
  };
}

/** A load balancer without health checks: connections take turns, and one to an instance that is down breaks. */
interface Balancer {
  port: number;
  close(): Promise<void>;
}

/** Starts a balancer on a free port of the loopback interface. */
async function startBalancer(targetPorts: readonly number[]): Promise<Balancer> {
  const sockets = new Set<Socket>();
  let turn = 0;
  const server = createServer((client) => {
    const target = connect(targetPorts[turn % targetPorts.length] ?? 0, '127.0.0.1');
    turn += 1;
    for (const [socket, other] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
