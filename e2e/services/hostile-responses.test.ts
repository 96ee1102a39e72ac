import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as texts from '@headwater/brand/texts.ts';
import { startCms, startSite } from '@headwater/tools/running-program.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { percentile } from '../support/cluster/statistics.ts';
import { startCmsProxy } from '../support/cms-proxy.ts';
import { withLoadProbe } from '../support/hostile/site-load.ts';
import { publishedPaths } from '../support/restarts/kill-round.ts';

/** Prefix of every hostile text, to check what a page shows of it. */
const MARKER = 'The text before the hostile part.';

const KB = 1024;

function repeated(token: string, bytes: number): string {
  return token.repeat(Math.ceil(bytes / token.length));
}

/** Editors' texts that cost a naive parser seconds, by description. */
const hostileTexts = {
  'shortcodes that never end': repeated('[gravityform ', 200 * KB),
  'shortcodes without end in paragraphs': repeated('<p>[gravityform id=1', 200 * KB),
  'forms, thousands of them': repeated('[gravityform id="1"]', 200 * KB),
  'tags that never end': repeated('<div ', 200 * KB),
  'tables in tables': repeated('<table><tr><td>', 200 * KB),
  'unclosed elements': repeated('<div><b><i>', 200 * KB),
  'end tags alone': repeated('</p>', 200 * KB),
  'comments that never end': repeated('<!--', 200 * KB),
  'entities that never end': repeated('&', 200 * KB),
  'a wrapper of a form, over and over': repeated('<div id=gform_wrapper_1 ', 200 * KB),
  'pictures, thousands of them': repeated('<img src="/wp-content/uploads/a.jpg">', 200 * KB),
  '2 MB of paragraphs': repeated('<p>A <b>pump</b> moves <a href="/x/">water</a>.</p>', 2 * KB * KB),
  '2 MB of plain text': repeated('A pump moves water. ', 2 * KB * KB),
} as const;

/** Whole responses of up to 5 MB, the limit, by description. */
const hostileResponses = {
  'arrays in arrays, 2.5 million levels': `{"data":${'['.repeat(2_499_990)}${']'.repeat(2_499_990)}}`,
  'objects in objects, 900,000 levels': `{"data":${'{"a":'.repeat(900_000)}1${'}'.repeat(900_000)}}`,
  '1.6 million empty objects': `{"data":{"list":[${repeated('{},', 4_900_000)}{}]}}`,
  '2.4 million numbers': `{"data":{"list":[${repeated('1,', 4_900_000)}1]}}`,
} as const;

/** The maximum number of properties, in a response without a page. */
const widestResponse = `{"data":{${Array.from({ length: 99_000 }, (_, n) => `"p${n}":${n}`).join(',')}}}`;

/** A response with the hostile text instead of all content. */
function withContent(response: string, text: string): string {
  const parsed: unknown = JSON.parse(response, (key, value) =>
    key === 'content' && typeof value === 'string' ? `<p>${MARKER}</p>${text}` : value,
  );
  return JSON.stringify(parsed);
}

/**
 * The longest turn of the event loop is measured in parses of the widest response that the site accepts, which costs it five
 * to eight. Memory is measured across all cases in sequence: a single one takes up to 60 MB, part of which the process keeps.
 * Before responses were checked for their shape, one response of 5 MB took more than a gigabyte.
 */
const BARS = { longestTurnInParses: 10, growthMb: 256 };
const BRANDED = texts.outageTitle;
/** Good responses between two bad ones, so that the site keeps querying the CMS. */
const GOOD_PAGES = 4;

test('hostile texts and responses neither block the site nor fill its memory', async () => {
  const folder = await testFolder();
  const cms = await startCms(folder);
  onTestFinished(cms.stop);
  const cmsProxy = await startCmsProxy(cms.url);
  onTestFinished(cmsProxy.close);
  const { program: site, load } = await withLoadProbe(join(folder, 'turns.jsonl'), () =>
    startSite(cmsProxy.url, folder, 'ready', { LOG_LEVEL: 'silent' }),
  );
  onTestFinished(site.stop);
  const [posts, pages] = [await publishedPosts(cms.url), await publishedPaths(cms.url)];

  /** Opens a page that has not been opened yet. */
  async function openCold(paths: string[]) {
    const path = paths.pop() ?? expect.fail('the CMS has too few pages for all cases');
    const response = await fetch(site.url + path);
    return { status: response.status, text: await response.text() };
  }
  async function openGoodPages(count: number) {
    cmsProxy.edit = String;
    const opened = await Promise.all(Array.from({ length: count }, () => openCold(pages)));
    expect(opened.map(({ status }) => status)).toEqual(opened.map(() => 200));
  }

  // Warms up, so that what the site loads once does not count.
  for (let batch = 0; batch < 8; batch += 1) await openGoodPages(GOOD_PAGES);
  const { mostMb: before } = await load();
  const looks: { name: string; outcome: string; longestTurnMs: number; mostMb: number }[] = [];
  const look = async (name: string, outcome: string) => {
    // The probe writes once more before its file is read.
    await pause(30);
    looks.push({ name, outcome, ...(await load()) });
  };

  for (const [name, text] of Object.entries(hostileTexts)) {
    // Forms embedded in a text count as valid forms.
    cmsProxy.edit = (response, { operationName }) =>
      operationName === 'GetForm' ? response : withContent(response, text);
    const page = await openCold(posts);
    await look(name, page.text.includes(MARKER) ? 'shown' : `${page.status}`);
  }
  for (const [name, response] of Object.entries(hostileResponses)) {
    await openGoodPages(GOOD_PAGES);
    const sentBefore = cmsProxy.queries.length;
    cmsProxy.edit = () => response;
    const page = await openCold(pages);
    await look(name, page.text.includes(BRANDED) ? 'refused' : `${page.status}`);
    expect(cmsProxy.queries.length, `${name}: the site sent queries`).toBeGreaterThan(sentBefore);
  }
  await openGoodPages(GOOD_PAGES);
  cmsProxy.edit = () => widestResponse;
  await look('99,000 properties', `${(await openCold(pages)).status}`);

  const lines = looks.map(
    ({ name, outcome, longestTurnMs, mostMb }) => `${name}: ${outcome}, ${longestTurnMs} ms, ${mostMb.toFixed(0)} MB`,
  );
  console.info(`Hostile texts and responses, ${before.toFixed(0)} MB before:\n  ${lines.join('\n  ')}`);
  const outcomes = [
    ...Object.keys(hostileTexts).map(() => 'shown'),
    ...Object.keys(hostileResponses).map(() => 'refused'),
    '503',
  ];
  expect(looks.map(({ outcome }) => outcome)).toEqual(outcomes);
  const longestMs = BARS.longestTurnInParses * parseMs();
  expect(looks.filter(({ longestTurnMs }) => longestTurnMs > longestMs)).toEqual([]);
  expect(Math.max(...looks.map(({ mostMb }) => mostMb)) - before).toBeLessThanOrEqual(BARS.growthMb);
});

/**
 * The CPU time, in milliseconds, that this machine takes to parse the widest response that the site accepts: the median of
 * fifteen. What is compared with it means the same on a fast machine and on a slow one.
 */
function parseMs(): number {
  const times = Array.from({ length: 15 }, () => {
    const before = process.threadCpuUsage();
    JSON.parse(widestResponse);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  });
  return percentile(times, 0.5);
}

/** Paths of posts, from the CMS: pages that have not been opened yet. */
async function publishedPosts(cmsUrl: string): Promise<string[]> {
  const response = await fetch(`${cmsUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ posts(first: 100) { nodes { uri } } }' }),
  });
  const { data } = (await response.json()) as { data: { posts: { nodes: { uri: string | null }[] } } };
  return data.posts.nodes.flatMap(({ uri }) => uri ?? []);
}
