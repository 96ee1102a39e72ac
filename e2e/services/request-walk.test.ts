import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, siteFolder } from '@headwater/tools/paths.ts';
import { startProgram } from '@headwater/tools/program.ts';
import { siteIn } from '@headwater/tools/programs.ts';
import { siteIsReady, waitUntilReady } from '@headwater/tools/ready.ts';
import { siteEnvironment, startCms } from '@headwater/tools/running-program.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { inspectorUrl, stackAt } from '../support/async-stack.ts';
import { publishedPaths } from '../support/restarts/kill-round.ts';

/** The point at which the page of a path is known: its node has been fetched, and its template's data are next. */
const PAGE_IS_KNOWN = /await loadNode\(query, seed, \{/;

/** The built site under the inspector. */
async function startInspectedSite() {
  const folder = await testFolder();
  const cms = await startCms(folder);
  onTestFinished(cms.stop);
  const { url, environment } = await siteEnvironment(cms.url, folder);
  const log: string[] = [];
  const options = siteIn(siteFolder, environment, (line) => log.push(line));
  const program = startProgram({ ...options, args: ['--inspect=127.0.0.1:0', ...options.args] });
  onTestFinished(program.stop);
  await waitUntilReady(program, () => siteIsReady(url));
  return { url, log, cmsUrl: cms.url };
}

/** The site's files on a stack, each once, starting at the socket. */
function filesOfSite(stack: readonly string[]): string[] {
  const names = stack.map((file) => file.replace(/^.*\/site\/(?=src\/)/, ''));
  return [...new Set(names.toReversed())].filter((name) => name.startsWith('src/'));
}

/** The files that the documentation lists. */
function documentedFiles(): string[] {
  const text = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8');
  const [section = ''] = text.split('## The walk of a request\n').slice(1);
  const [list = ''] = section.split('\n## ');
  return [...list.matchAll(/^\d+\. `site\/(src\/[^`]+)`/gm)].map(([, file = '']) => file);
}

test('a request for a page passes through at most ten files in four folders, which the documentation lists', async () => {
  const { url, log, cmsUrl } = await startInspectedSite();
  const path = (await publishedPaths(cmsUrl)).find((uri) => uri !== '/') ?? '';
  const stack = await stackAt(inspectorUrl(log), PAGE_IS_KNOWN, async () => {
    expect((await fetch(url + path)).status).toBe(200);
  });
  const files = filesOfSite(stack);
  expect(files).toEqual(documentedFiles());
  expect(files.length).toBeLessThanOrEqual(10);
  expect(new Set(files.map(dirname)).size).toBeLessThanOrEqual(4);
});
