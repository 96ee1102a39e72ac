/**
 * Measures what hostile queries cost the local CMS: `node bench/hostile-queries.ts`. Sends ten at once of each of the
 * most expensive shapes, including the largest that are still answered, while another client sends the queries of
 * ordinary pages. Exit code 1 when an answer is over 1 MB, or the other client waits for more than 200 ms.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startCms } from '@headwater/tools/running-program.ts';
import { say } from '@headwater/tools/say.ts';

const bars = { bytes: 1_000_000, milliseconds: 200 };
const AT_ONCE = 10;
const ROUNDS = 5;

const aliases = (count: number, field: string) =>
  `{ ${Array.from({ length: count }, (_, number) => `a${number}: ${field}`).join(' ')} }`;
const family = (depth: number): string =>
  depth === 0 ? 'id' : `children(first: 100) { nodes { ... on Page { ${family(depth - 1)} } } }`;

/** The site's first query for every page. */
const ordinary = '{ nodeByUri(uri: "/about/") { __typename id uri } }';

const shapes: Record<string, string> = {
  'nothing hostile': ordinary,
  'all texts': '{ posts(first: 100) { nodes { content } } pages(first: 100) { nodes { content } } }',
  'texts of 60 posts': '{ posts(first: 60) { nodes { content } } }',
  'texts of 60 pages': '{ pages(first: 60) { nodes { content } } }',
  'all about 60 posts': `{ posts(first: 60) { nodes {
    id databaseId title excerpt date modified uri slug author { node { id name uri } }
    categories { nodes { id name uri } } tags { nodes { id name uri } } featuredImage { node { id sourceUrl altText } }
  } } }`,
  'titles fifty times': aliases(50, 'posts(first: 100) { nodes { title } }'),
  'titles ten times': aliases(10, 'posts(first: 100) { nodes { title } }'),
  'searches ten times': aliases(10, 'posts(first: 10, where: { search: "a" }) { nodes { title } }'),
  'pages three deep': `{ pages(first: 100) { nodes { ${family(3)} } } }`,
  'pages one deep': `{ pages(first: 100) { nodes { id ${family(1)} } } }`,
  'heads of all pages': '{ pages(first: 100) { nodes { seo { fullHead } } } }',
  'the schema': '{ __schema { types { name fields { name args { name } type { name ofType { name } } } } } }',
};
/** @returns size of the answer in bytes, and its duration in milliseconds */
async function ask(
  cmsUrl: string,
  query: string,
): Promise<{ bytes: number; isRefused: boolean; milliseconds: number }> {
  const started = performance.now();
  const answer = await fetch(`${cmsUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const body = Buffer.from(await answer.arrayBuffer());
  const isRefused = !body.includes('"data":{');
  return { bytes: body.length, isRefused, milliseconds: performance.now() - started };
}

const folder = await mkdtemp(join(tmpdir(), 'headwater-hostile-'));
const cms = await startCms(folder);
try {
  for (let warmUp = 0; warmUp < 50; warmUp += 1) await ask(cms.url, ordinary);
  for (const [shape, query] of Object.entries(shapes)) {
    const [waits, answers] = [[] as number[], [] as Awaited<ReturnType<typeof ask>>[]];
    for (let round = 0; round < ROUNDS; round += 1) {
      const attack = { isOver: false };
      const hostile = Promise.all(Array.from({ length: AT_ONCE }, () => ask(cms.url, query))).finally(() => {
        attack.isOver = true;
      });
      do {
        waits.push((await ask(cms.url, ordinary)).milliseconds);
        await pause(5);
      } while (!attack.isOver);
      answers.push(...(await hostile));
    }
    const bytes = Math.max(...answers.map((answer) => answer.bytes));
    const longest = Math.max(...waits);
    const refused = answers.filter(({ isRefused }) => isRefused).length;
    say(
      `${shape.padEnd(20)} refused ${String(refused).padStart(2)} of ${answers.length}, ` +
        `largest answer ${(bytes / 1000).toFixed(0).padStart(4)} KB, others waited ${longest.toFixed(0).padStart(4)} ms at most`,
    );
    if (bytes > bars.bytes || longest > bars.milliseconds) process.exitCode = 1;
  }
} finally {
  await cms.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit();
