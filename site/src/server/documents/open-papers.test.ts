import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { testServer } from '@headwater/tools/test-server.ts';
import { afterEach, expect, test, vi } from 'vitest';
import type { QueryCms } from '../../cms-client/cms-client.ts';
import { CmsResponseError } from '../../cms-client/errors.ts';
import { GetDocuments } from '../../documents/papers.query.ts';
import { openPapers } from './open-papers.ts';

const READ_MS = 1_000;
const SETTLE_MS = 100;

afterEach(() => void vi.useRealTimers());

/** Documents of a CMS that takes a second for their list; with the times at which the list was queried. */
async function opened() {
  const dataFolder = await testFolder();
  vi.useFakeTimers();
  const cms = { queriedAt: [] as number[], fails: false };
  const started = performance.now();
  const query = async (document: unknown) => {
    const list = { pageInfo: { hasNextPage: false, endCursor: null }, nodes: [] };
    if (document !== GetDocuments) return { data: { list }, errors: [] };
    cms.queriedAt.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, READ_MS));
    if (cms.fails) throw new CmsResponseError('GetDocuments', 'broken');
    return { data: { list }, errors: [] };
  };
  const opening = openPapers({
    dataFolder,
    mostBytes: 1e6,
    query: query as unknown as QueryCms,
    uploadsUrls: [() => 'http://cms.test'],
    siteUrl: new URL('http://site.test'),
    settleMs: SETTLE_MS,
    onChange: () => undefined,
    warn: () => undefined,
  });
  await vi.advanceTimersByTimeAsync(READ_MS);
  return { cms, papers: await opening };
}

test('after a rest, a change is read as soon as it has settled; many changes leave the CMS a rest', async () => {
  const { cms, papers } = await opened();
  await vi.advanceTimersByTimeAsync(59_000);
  papers.noteChange();
  await vi.advanceTimersByTimeAsync(SETTLE_MS + READ_MS);
  papers.noteChange();
  papers.noteChange();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(cms.queriedAt).toEqual([0, 60_000 + SETTLE_MS, 60_000 + SETTLE_MS + 11 * READ_MS]);
  await papers.close();
});

test('on a disk that stores nothing, the site runs without documents and says so', async () => {
  const dataFolder = join(await testFolder(), 'a-file');
  await writeFile(dataFolder, '');
  const warnings: string[] = [];
  const papers = await openPapers({
    dataFolder,
    mostBytes: 1e6,
    query: () => Promise.reject(new Error('not queried')),
    uploadsUrls: [() => 'http://cms.test'],
    siteUrl: new URL('http://site.test'),
    settleMs: SETTLE_MS,
    onChange: () => undefined,
    warn: (message) => warnings.push(message),
  });
  expect(papers.shelf).toBeUndefined();
  expect(warnings).toEqual(['documents cannot be stored on disk, and have no pages']);
  const { url } = await testServer(
    (req, res) => void papers.send(req, res, '/documents/iom.pdf', new URLSearchParams()),
  );
  const { status, headers } = await fetch(url);
  expect([status, headers.get('retry-after')]).toEqual([503, '30']);
  papers.noteChange();
  await papers.close();
});

test('a change during a read is read after it', async () => {
  const { cms, papers } = await opened();
  await vi.advanceTimersByTimeAsync(59_000);
  papers.noteChange();
  await vi.advanceTimersByTimeAsync(SETTLE_MS + 1);
  papers.noteChange();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(cms.queriedAt).toHaveLength(3);
  await papers.close();
});

test('a change is read again soon when the CMS fails', async () => {
  const { cms, papers } = await opened();
  await vi.advanceTimersByTimeAsync(59_000);
  cms.fails = true;
  papers.noteChange();
  // In batches of three sizes.
  await vi.advanceTimersByTimeAsync(SETTLE_MS + 3 * READ_MS);
  cms.fails = false;
  const before = cms.queriedAt.length;
  expect(before).toBe(4);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(cms.queriedAt.length).toBeGreaterThan(before);
  await papers.close();
});
