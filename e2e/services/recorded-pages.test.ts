import { readRecordings } from '@headwater/contract/conformance/recording.ts';
import { isRecord } from '@headwater/contract/is-record.ts';
import { startRecordedCms } from '@headwater/contract/recorded-cms/recorded-cms.ts';
import { startSite } from '@headwater/tools/running-program.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';

/** A recorded node with a path, and words that its page must show. */
interface RecordedPage {
  name: string;
  uri: string;
  words: string[];
}

/** What a page shows of a recorded node, as text. */
const shown = ['title', 'projectTitle', 'summary', 'name', 'label', 'content', 'address'];
/** Of types whose title is another field. */
const unshown: Readonly<Record<string, readonly string[]>> = {
  project: ['title'],
  representative: ['title'],
  ContentType: ['name'],
};

function plain(value: string): string {
  return value
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|#0?38);/g, '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function recordedPages(): RecordedPage[] {
  return readRecordings().flatMap(({ name, operation, response }) => {
    if (!/^Get(?!SeedNodePreview|Form|RepresentativeMap)/.test(operation) || !isRecord(response.data)) return [];
    return Object.entries(response.data).flatMap(([field, node]) => {
      if (!isRecord(node) || typeof node.uri !== 'string') return [];
      // The front page shows its own fields in place of a title and a text.
      const hidden = node.uri === '/' ? shown : (unshown[String(node.__typename)] ?? unshown[field] ?? []);
      const texts = shown.filter((key) => !hidden.includes(key)).map((key) => node[key]);
      const words = texts.flatMap((text) =>
        typeof text === 'string' ? plain(text).split(' ').slice(0, 3).join(' ') : [],
      );
      return [{ name, uri: node.uri, words: words.filter(Boolean) }];
    });
  });
}

test('the site renders every node that a real WordPress returned, with its words', async () => {
  const cms = await startRecordedCms();
  onTestFinished(cms.close);
  const site = await startSite(cms.url, await testFolder(), 'live', { LOG_LEVEL: 'error' });
  onTestFinished(site.stop);
  const read = async (path: string) => {
    const response = await fetch(site.url + path);
    return { status: response.status, html: await response.text() };
  };

  const pages = recordedPages();
  expect(pages.length).toBeGreaterThan(25);
  for (const { name, uri, words } of pages) {
    const { status, html } = await read(uri);
    expect.soft(status, `${name} at ${uri}`).toBe(200);
    for (const word of words) expect.soft(plain(html), `${name} at ${uri}`).toContain(word);
  }
  expect((await read('/contact/')).html).toContain('action="/api/forms/1"');
  expect((await read('/search?q=pump')).status).toBe(200);
  expect((await read('/nope/')).status).toBe(404);
});
