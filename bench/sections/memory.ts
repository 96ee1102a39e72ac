import type { Figure } from '../figures.ts';
import { mixedRequests } from '../mixed-requests.ts';
import { residentMemory } from '../processes.ts';
import { requestAll } from '../request-all.ts';
import { onStage } from '../stage.ts';

/** The largest of these samples is a figure, too: what the machine must have. */
const REQUESTS_PER_SAMPLE = 5000;

/**
 * Memory of both programs after a mixture of requests with pictures, and the most that the site held meanwhile.
 * @param requests how many
 */
export function measureMemory(requests: number): Promise<Figure[]> {
  return onStage(async ({ site, cms }) => {
    const pathOf = await mixedRequests(site.url, cms.url);
    let most = 0;
    for (let sent = 0; sent < requests; sent += REQUESTS_PER_SAMPLE) {
      const paths = Array.from({ length: Math.min(REQUESTS_PER_SAMPLE, requests - sent) }, (_, index) =>
        pathOf(sent + index),
      );
      await requestAll(site.url, paths);
      most = Math.max(most, await residentMemory(site.url));
    }
    return [
      { name: 'the site after all requests', value: await residentMemory(site.url), unit: 'MB' },
      { name: 'the site, at most', value: most, unit: 'MB' },
      { name: 'the CMS after all requests', value: await residentMemory(cms.url), unit: 'MB' },
    ];
  });
}
