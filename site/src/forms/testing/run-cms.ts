import type { Cms, CmsOptions } from '@headwater/cms/create-cms.ts';
import { nodeServer } from '@headwater/cms/http/node-server.ts';
import { loadStartingContent } from '@headwater/cms/starting-content/load-starting-content.ts';
import { startSmallCms } from '@headwater/cms/testing/small-cms.ts';
import { atEnd } from '@headwater/tools/at-end.ts';
import { freePort } from '@headwater/tools/ports.ts';

const contentModule = `${import.meta.dirname}/../../../../e2e/starting-content/starting-content.ts`;

/**
 * The local CMS with the tests' starting content, a database of its own and the secret of a site for tests, until the
 * test or the file ends.
 */
export async function runCms(change: Partial<CmsOptions['startingContent']> = {}): Promise<Cms & { url: string }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const startingContent = { ...(await loadStartingContent(contentModule)), ...change };
  const cms = await startSmallCms({ startingContent, baseUrl: url, secret: 'a-secret-for-tests-only' });
  const server = nodeServer(cms.fetch, (error) => console.error(error));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return { ...cms, url };
}
