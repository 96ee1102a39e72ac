import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as texts from '@headwater/brand/texts.ts';
import { startCms, startSite } from '@headwater/tools/running-program.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { startCmsProxy } from '../support/cms-proxy.ts';
import { hostileAnswers, hostileTexts, MARKER, widestAnswer, withContent } from '../support/hostile/hostile-texts.ts';
import { parseMs } from '../support/hostile/parse-time.ts';
import { publishedPosts } from '../support/hostile/published-posts.ts';
import { withLoadProbe } from '../support/hostile/site-load.ts';
import { publishedPaths } from '../support/restarts/kill-round.ts';

/**
 * The longest turn of the event loop is measured in parses of the widest answer that the site accepts, which costs it five
 * to eight. Memory is measured across all cases in sequence: a single one takes up to 60 MB, part of which the process keeps.
 * Before answers were checked for their shape, one answer of 5 MB took more than a gigabyte.
 */
const BARS = { longestTurnInParses: 10, growthMb: 256 };
const BRANDED = texts.outageTitle;
/** Good answers between two bad ones, so that the site keeps querying the CMS. */
const GOOD_PAGES = 4;

test('hostile texts and answers neither block the site nor fill its memory', async () => {
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
    const answer = await fetch(site.url + path);
    return { status: answer.status, text: await answer.text() };
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
    cmsProxy.edit = (answer, { operationName }) => (operationName === 'GetForm' ? answer : withContent(answer, text));
    const page = await openCold(posts);
    await look(name, page.text.includes(MARKER) ? 'shown' : `${page.status}`);
  }
  for (const [name, answer] of Object.entries(hostileAnswers)) {
    await openGoodPages(GOOD_PAGES);
    const asked = cmsProxy.questions.length;
    cmsProxy.edit = () => answer;
    const page = await openCold(pages);
    await look(name, page.text.includes(BRANDED) ? 'refused' : `${page.status}`);
    expect(cmsProxy.questions.length, `${name}: the site asked`).toBeGreaterThan(asked);
  }
  await openGoodPages(GOOD_PAGES);
  cmsProxy.edit = () => widestAnswer;
  await look('99,000 properties', `${(await openCold(pages)).status}`);

  const lines = looks.map(
    ({ name, outcome, longestTurnMs, mostMb }) => `${name}: ${outcome}, ${longestTurnMs} ms, ${mostMb.toFixed(0)} MB`,
  );
  console.info(`Hostile texts and answers, ${before.toFixed(0)} MB before:\n  ${lines.join('\n  ')}`);
  const outcomes = [
    ...Object.keys(hostileTexts).map(() => 'shown'),
    ...Object.keys(hostileAnswers).map(() => 'refused'),
    '503',
  ];
  expect(looks.map(({ outcome }) => outcome)).toEqual(outcomes);
  const longestMs = BARS.longestTurnInParses * parseMs();
  expect(looks.filter(({ longestTurnMs }) => longestTurnMs > longestMs)).toEqual([]);
  expect(Math.max(...looks.map(({ mostMb }) => mostMb)) - before).toBeLessThanOrEqual(BARS.growthMb);
});
