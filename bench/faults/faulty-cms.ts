import { type FaultProxy, forwardTo, startFaultProxy } from '@headwater/e2e/support/fault-proxy.ts';
import { startTcpProxy } from '@headwater/e2e/support/tcp-proxy.ts';
import type { Fault } from './faults.ts';

/** The CMS behind a line and a proxy that can both have faults. */
export interface FaultyCms {
  /** For the site. */
  url: string;
  /** What the CMS received. */
  proxy: FaultProxy;
  /** Connections and requests that met a fault or none, since the start. */
  requests(): number;
  /** Whether no response is on its way. */
  isIdle(): boolean;
  /** The only fault from now on; without one, all is well. */
  use(fault: Fault | undefined): Promise<void>;
  close(): Promise<void>;
}

/** @param elsewhere URL of a server that must get no request: where faulty responses try to lead */
export async function startFaultyCms(cmsUrl: string, elsewhere: string): Promise<FaultyCms> {
  const proxy = await startFaultProxy(forwardTo(cmsUrl), elsewhere);
  const line = await startTcpProxy(Number(new URL(proxy.url).port));
  return {
    url: `http://127.0.0.1:${line.port}`,
    proxy,
    requests: () => line.connections + proxy.queries.length,
    isIdle: () => proxy.open === 0 && line.pending === 0,
    async use(fault) {
      const how = fault?.how;
      const responses = how && 'responses' in how ? how.responses : undefined;
      await proxy.use(responses);
      if (responses === 'down') await line.close();
      else await line.open();
      line.use(how && 'line' in how ? how.line : undefined);
    },
    async close() {
      await line.close();
      await proxy.close();
    },
  };
}
