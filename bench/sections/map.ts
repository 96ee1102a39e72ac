import { join } from 'node:path';
import { startCms, startSite } from '@headwater/tools/running-program.ts';
import { say } from '@headwater/tools/say.ts';
import { buildSiteIfChanged } from '@headwater/tools/site-build.ts';
import { temporaryFolder } from '@headwater/tools/temporary-folder.ts';
import type { Browser, CDPSession } from '@playwright/test';
import { type Figure, median } from '../figures.ts';
import { launchBrowser, onPhone, openUntilStill } from '../phone.ts';

/** Milliseconds that scripts have run in a page so far. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}

/** One visit to the contact page on a phone: to its map, and closer, which loads the detailed shapes. */
function visitMap(browser: Browser, url: string) {
  return onPhone(browser, async (page, session) => {
    await session.send('Performance.enable');
    await openUntilStill(page, url);
    const zoomIn = page.getByRole('button', { name: 'Zoom in' });
    await page.locator('[data-representative-map]').scrollIntoViewIfNeeded();
    await zoomIn.waitFor();
    const shown = await scriptTime(session);
    const detail = page.waitForResponse('**/map-shapes.json');
    await zoomIn.tap();
    await (await detail).finished();
    await page.locator('[data-territory] path[transform]').first().waitFor();
    return { shown, detailed: (await scriptTime(session)) - shown };
  });
}

/** The first request makes the site load the polygons in many parts, and may take longer than a visitor would wait. */
async function untilOk(url: string): Promise<void> {
  for (let attempt = 1; attempt <= 20; attempt += 1) {
    const response = await fetch(url);
    await response.body?.cancel();
    if (response.ok) return;
    if (attempt === 20) throw new Error(`${url} responded with ${response.status} twenty times.`);
  }
}

/** The map with 2,000 polygons of 500 vertices: script on a phone, and bytes of the page and of the detailed shapes. */
export async function measureMap({ runs }: { runs: number }): Promise<Figure[]> {
  const folder = await temporaryFolder('bench-map');
  const contentModule = join(import.meta.dirname, '..', 'many-polygons.ts');
  const [cms] = await Promise.all([startCms(folder, { CMS_CATALOGUE: contentModule }), buildSiteIfChanged(say)]);
  const site = await startSite(cms.url, folder);
  const browser = await launchBrowser();
  try {
    const url = `${site.url}/contact/`;
    const size = async (of: string) => {
      const response = await fetch(of, { headers: { 'accept-encoding': 'identity' } });
      const zipped = new Response(response.body?.pipeThrough(new CompressionStream('gzip')));
      return (await zipped.arrayBuffer()).byteLength;
    };
    await untilOk(url);
    await untilOk(`${site.url}/map-shapes.json`);
    const visits: Awaited<ReturnType<typeof visitMap>>[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visitMap(browser, url));
    return [
      { name: 'contact page, gzip', value: await size(url), unit: 'B' },
      { name: 'detailed shapes, gzip', value: await size(`${site.url}/map-shapes.json`), unit: 'B' },
      { name: 'script until the map is shown', value: median(visits.map(({ shown }) => shown)), unit: 'ms' },
      { name: 'script of the detailed shapes', value: median(visits.map(({ detailed }) => detailed)), unit: 'ms' },
    ];
  } finally {
    await browser.close();
    await site.stop();
    await cms.stop();
  }
}
