/**
 * Renders pages in turns, with answers of the CMS that were recorded before, and prints how many pages a second of CPU
 * time renders: `node bench/render-loop.ts SECONDS PATH…`, with the environment of a site. A program of its own, so that
 * nothing else has a part in the figure, and `--cpu-prof` shows what takes the time.
 */

import type { CmsClient } from '@headwater/site/src/cms-client/cms-client.ts';
import { configuredClient } from '@headwater/site/src/cms-client/configured-client.ts';
import { createSharedAnswers } from '@headwater/site/src/cms-client/shared-answers.ts';
import type { AstroHandler } from '@headwater/site/src/server/astro-handler.ts';
import { createPageRenderer } from '@headwater/site/src/server/render-page.ts';
import { siteBuild } from '@headwater/tools/paths.ts';
import { say } from '@headwater/tools/say.ts';

/** Until the engine has compiled what it runs often. */
const WARM_UP_PAGES = 300;
const AN_HOUR = 3_600_000;
const [seconds = '5', ...paths] = process.argv.slice(2);

/** The client, which sends each query once. */
function recorded(client: CmsClient): CmsClient {
  const answers = new Map<object, Map<string, unknown>>();
  const queryPublic: CmsClient['queryPublic'] = (document, variables) => {
    const known = answers.get(document) ?? new Map();
    answers.set(document, known);
    const key = JSON.stringify(variables);
    if (!known.has(key)) known.set(key, client.queryPublic(document, variables));
    return known.get(key);
  };
  return { ...client, queryPublic };
}

const { handler } = (await import(`${siteBuild}/server/entry.mjs`)) as { handler: AstroHandler };
const client = recorded(configuredClient());
const render = createPageRenderer(handler, client, createSharedAnswers(client, AN_HOUR));

async function renderPages(isOver: (pages: number) => boolean): Promise<number> {
  let pages = 0;
  for (; !isOver(pages); pages += 1) {
    const path = paths[pages % paths.length] ?? '/';
    const { status } = await render(path);
    if (status !== 200) throw new Error(`${path} was rendered as ${status}.`);
  }
  return pages;
}

await renderPages((pages) => pages >= WARM_UP_PAGES);
const before = process.cpuUsage();
const end = performance.now() + Number(seconds) * 1000;
const pages = await renderPages(() => performance.now() >= end);
const { user, system } = process.cpuUsage(before);
say(String(pages / ((user + system) / 1e6)));
await configuredClient().close();
