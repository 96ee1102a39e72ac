import { freePort } from '@headwater/tools/ports.ts';
import type { LeadStage } from '../leads/stage.ts';
import { startTcpProxy } from '../tcp-proxy.ts';
import { openUploadStage } from './upload-stage.ts';

/** A site at the end of a slow line. */
export interface SlowStage extends LeadStage {
  /** Base URL at the visitor's end of the line. */
  slowUrl: string;
}

const MEGABIT = 1_000_000 / 8;

/** Starts a site behind a line of 1.6 Mbit/s to the visitor, 0.75 Mbit/s to the site, and 150 ms of latency. */
export async function openSlowStage(cmsUrl: string, dataFolder: string): Promise<SlowStage> {
  const port = await freePort();
  const line = await startTcpProxy(port);
  line.use({ latencyMs: 150, bytesPerSecond: 1.6 * MEGABIT, sentBytesPerSecond: 0.75 * MEGABIT });
  const slowUrl = `http://127.0.0.1:${line.port}`;
  const stage = await openUploadStage(cmsUrl, dataFolder, { PORT: String(port), SITE_URL: slowUrl });
  return {
    ...stage,
    slowUrl,
    async close() {
      await line.close();
      await stage.close();
    },
  };
}
