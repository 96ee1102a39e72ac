import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as texts from '@headwater/brand/texts.ts';
import { startCms, startSite } from '@headwater/scripts/running-program.ts';
import { testFolder } from '@headwater/scripts/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { startCmsProxy } from '../support/cms-proxy.ts';
import { hostileAnswers, hostileTexts, MARKER, widestAnswer, withContent } from '../support/hostile/hostile-texts.ts';
import { publishedPosts } from '../support/hostile/published-posts.ts';
import { withLoadProbe } from '../support/hostile/site-load.ts';
import { publishedPaths } from '../support/restarts/kill-round.ts';

/**
 * Memory is that of all cases one after the other: a single one costs up to 60 MB, of which a part stays with the process.
 * One answer of 5 MB took more than a gigabyte before answers were checked for their shape.
 */
const BARS = { longestTurnMs: 250, growthMb: 256 };
const BRANDED = texts.outageTitle;
/** Good answers between two bad ones, so that the site goes on asking a CMS that fails. */
const GOOD_PAGES = 4;

test('texts and answers that are made to hurt never hold the site up, and cost it bounded memory', async () => {
  const folder = await testFolder();
  const cms = await startCms(folder);
  onTestFinished(cms.stop);
  const door = await startCmsProxy(cms.url);
  onTestFinished(door.close);
  const { program: site, load } = await withLoadProbe(join(folder, 'turns.jsonl'), () =>
    startSite(door.url, folder, 'ready', { LOG_LEVEL: 'silent' }),
  );
  onTestFinished(site.stop);
  const [posts, pages] = [await publishedPosts(cms.url), await publishedPaths(cms.url)];

  /** Opens a page that nobody has opened yet. */
  async function openCold(paths: string[]) {
    const path = paths.pop() ?? expect.fail('the CMS has too few pages for all cases');
    const answer = await fetch(site.url + path);
    return { status: answer.status, text: await answer.text() };
  }
  async function openGoodPages(count: number) {
    door.edit = String;
    const opened = await Promise.all(Array.from({ length: count }, () => openCold(pages)));
    expect(opened.map(({ status }) => status)).toEqual(opened.map(() => 200));
  }

  // What the site loads once and keeps is no cost of a hostile page.
  for (let batch = 0; batch < 8; batch += 1) await openGoodPages(GOOD_PAGES);
  const { mostMb: before } = await load();
  const looks: { name: string; outcome: string; longestTurnMs: number; mostMb: number }[] = [];
  const look = async (name: string, outcome: string) => {
    // The probe looks once more before its file is read.
    await pause(30);
    looks.push({ name, outcome, ...(await load()) });
  };

  for (const [name, text] of Object.entries(hostileTexts)) {
    // Forms that a text names are forms as good as any.
    door.edit = (answer, { operationName }) => (operationName === 'GetForm' ? answer : withContent(answer, text));
    const page = await openCold(posts);
    await look(name, page.text.includes(MARKER) ? 'shown' : `${page.status}`);
  }
  for (const [name, answer] of Object.entries(hostileAnswers)) {
    await openGoodPages(GOOD_PAGES);
    const asked = door.questions.length;
    door.edit = () => answer;
    const page = await openCold(pages);
    await look(name, page.text.includes(BRANDED) ? 'refused' : `${page.status}`);
    expect(door.questions.length, `${name}: the site asked`).toBeGreaterThan(asked);
  }
  await openGoodPages(GOOD_PAGES);
  door.edit = () => widestAnswer;
  await look('99,000 properties', `${(await openCold(pages)).status}`);

  const lines = looks.map(
    ({ name, outcome, longestTurnMs, mostMb }) => `${name}: ${outcome}, ${longestTurnMs} ms, ${mostMb.toFixed(0)} MB`,
  );
  console.info(`Hostile texts and answers, ${before.toFixed(0)} MB before:\n  ${lines.join('\n  ')}`);
  const outcomes = [
    ...Object.keys(hostileTexts).map(() => 'shown'),
    ...Object.keys(hostileAnswers).map(() => 'refused'),
    '404',
  ];
  expect(looks.map(({ outcome }) => outcome)).toEqual(outcomes);
  expect(looks.filter(({ longestTurnMs }) => longestTurnMs > BARS.longestTurnMs)).toEqual([]);
  expect(Math.max(...looks.map(({ mostMb }) => mostMb)) - before).toBeLessThanOrEqual(BARS.growthMb);
});
