import { setImmediate } from 'node:timers/promises';
import { createSchema, createYoga } from 'graphql-yoga';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { tablesOf } from '../database/tables.ts';
import { contentEditor } from '../editing/content-editor.ts';
import { browser, loginOf } from '../testing/browser.ts';
import { codeFor, frontEnd, testSecret } from '../testing/front-end.ts';
import { startSmallCms } from '../testing/small-cms.ts';
import { responseLimits, turns, useResponseLimit } from './response-limit.ts';

/** What happened in each round of the event loop. */
async function rounds(count: number, happened: string[]): Promise<string[][]> {
  const seen: string[][] = [];
  for (let round = 0; round < count; round += 1) {
    await setImmediate();
    seen.push(happened.splice(0));
  }
  return seen;
}

test('starts one piece of work per round of the event loop, the smallest first', async () => {
  const takeTurn = turns();
  const happened: string[] = [];
  for (const size of [30, 10, 40, 20]) void takeTurn(size).then(() => happened.push(`${size}`));
  expect((await rounds(6, happened)).filter((round) => round.length > 0)).toEqual([['10'], ['20'], ['30'], ['40']]);
});

test('queues later work by size', async () => {
  const takeTurn = turns();
  const happened: string[] = [];
  const queue = (size: number): void => void takeTurn(size).then(() => happened.push(`${size}`));
  queue(1);
  queue(9);
  await setImmediate();
  queue(5);
  await rounds(4, []);
  expect(happened).toEqual(['1', '5', '9']);
});

test('starts again after a pause', async () => {
  const takeTurn = turns();
  const happened: string[] = [];
  const queue = (size: number): void => void takeTurn(size).then(() => happened.push(`${size}`));
  queue(1);
  await rounds(4, []);
  expect(happened.splice(0)).toEqual(['1']);
  queue(7);
  await rounds(2, []);
  expect(happened).toEqual(['7']);
});

const cms = await startSmallCms({ secret: testSecret });
const database = openDatabase(`${cms.folder}/content.sqlite`);
afterAll(() => database.close());
const site = frontEnd(cms);

async function editorsToken(): Promise<string> {
  const visitor = browser(cms, 'editor');
  await visitor.signIn(await loginOf(cms, 'editor'));
  return (await site.tokens({ code: await codeFor(visitor) }))?.accessToken ?? '';
}

const tooLarge = /limit for its size: about [\d,]+ of 1,000,000 bytes/;
/** Estimated above a visitor's limit and below an editor's. */
const allTexts = '{ posts(first: 100) { nodes { content } } pages(first: 100) { nodes { content } } }';

test('an editor may request a larger response than a visitor', async () => {
  expect(JSON.stringify((await site.query(allTexts)).errors)).toMatch(tooLarge);
  const result = await site.query(allTexts, await editorsToken());
  expect(result.errors).toBeUndefined();
  expect(result.data).toMatchObject({ posts: { nodes: expect.any(Array) } });
});

test('an invalid token gets the limits of an anonymous client', async () => {
  expect(JSON.stringify((await site.query(allTexts, 'made-up')).errors)).toMatch(tooLarge);
});

test('queries of one batch share the limits', async () => {
  const send = async (queries: string[]): Promise<unknown[]> => {
    const response = await cms.fetch(
      new Request('http://cms.test/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(queries.map((query) => ({ query }))),
      }),
    );
    return (await response.json()) as unknown[];
  };
  const texts = '{ posts(first: 60) { nodes { content } } }';
  const results = (await send([texts, texts, texts])).map((result) => JSON.stringify(result));
  expect(results.filter((result) => tooLarge.test(result)).length).toBeGreaterThanOrEqual(1);
  expect(results.filter((result) => result.includes('"data":{"posts"')).length).toBeLessThanOrEqual(2);
  const aliases = `{ ${Array.from({ length: 40 }, (_, n) => `a${n}: __typename`).join(' ')} }`;
  expect(JSON.stringify(await send([aliases, aliases]))).toMatch(/limit for aliases: 80 of 50/);
});

test('a response that is larger than estimated is not sent', async () => {
  const tables = tablesOf(database);
  const author = tables.users.byLogin('editor');
  if (!author) throw new Error('The small content has no user called editor.');
  const write = contentEditor({ database, tables, now: Date.now });
  const { id } = write.create('page', { title: 'Long', content: `<p>${'word '.repeat(250_000)}</p>` }, author);
  write.save(id, {}, author, 'publish');
  const query = `{ page(id: "${id}", idType: DATABASE_ID) { content } }`;
  const { data, errors } = await site.query(query);
  expect(data).toBeUndefined();
  expect(JSON.stringify(errors)).toMatch(/limit for its size: about 1,2\d\d,\d{3} of 1,000,000 bytes/);
  expect((await site.query(query, await editorsToken())).errors).toBeUndefined();
});

test('a refused query is not executed', async () => {
  const executed: string[] = [];
  const schema = createSchema({
    typeDefs: 'type Query { content: String }',
    resolvers: { Query: { content: () => `${executed.push('content')}` } },
  });
  const yoga = createYoga({ schema, logging: false, plugins: [useResponseLimit(() => 10_000)] });
  const read = async (query: string): Promise<unknown> =>
    (await yoga.fetch(`http://cms.test/graphql?query=${encodeURIComponent(query)}`)).json();
  expect(await read('{ content }')).toEqual({ data: { content: '1' } });
  expect(JSON.stringify(await read('{ content again: content }'))).toContain('limit for its size');
  expect(executed).toHaveLength(1);
  expect(responseLimits.anonymous).toBe(1_000_000);
});
