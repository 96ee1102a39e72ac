/**
 * Renders pages in turns, with responses of the CMS that were recorded before, and prints how many pages a second of CPU
 * time renders: `node bench/render-loop.ts SECONDS PATH…`, with the environment of a site. A program of its own, so that
 * nothing else has a part in the figure, and `--cpu-prof` shows what takes the time.
 */
import { join } from 'node:path';
import { siteBuild, siteFolder } from '@headwater/tools/paths.ts';
import { say } from '@headwater/tools/say.ts';

/** What this program uses of the site, which has a type check of its own. */
interface Client {
  queryPublic: (document: object, variables: unknown) => Promise<unknown>;
  close: () => Promise<void>;
}
type Render = (path: string) => Promise<{ status: number }>;

/** Until the engine has compiled what it runs often. */
const WARM_UP_PAGES = 300;
const AN_HOUR = 3_600_000;
const [seconds = '5', ...paths] = process.argv.slice(2);

const load = (module: string) => import(join(siteFolder, 'src', module));
const { configuredClient } = await load('cms-client/configured-client.ts');
const { createSharedResponses } = await load('cms-client/shared-responses.ts');
const { createPageRenderer } = await load('server/render-page.ts');
const { handler } = await import(join(siteBuild, 'server', 'handler.mjs'));

/** The client, which sends each query once. */
function recorded(client: Client): Client {
  const responses = new Map<object, Map<string, Promise<unknown>>>();
  const queryPublic: Client['queryPublic'] = (document, variables) => {
    const known = responses.get(document) ?? new Map<string, Promise<unknown>>();
    responses.set(document, known);
    const key = JSON.stringify(variables);
    const response = known.get(key) ?? client.queryPublic(document, variables);
    known.set(key, response);
    return response;
  };
  return { ...client, queryPublic };
}

const client = recorded(configuredClient());
const render: Render = createPageRenderer({ handler, client, shared: createSharedResponses(client, AN_HOUR) });

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
await client.close();
